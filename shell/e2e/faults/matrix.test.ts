import { coveredByTest, covering, missingIn, nameOf } from './matrix';
import { testCells } from './support/testCells';

test.each(['fault', ...coveredByTest] as const)('no %s is left out', (combination) => {
  expect(missingIn(covering, combination)).toEqual([]);
});

testCells(covering.map((cell) => ({ ...cell, name: nameOf(cell) })));
