import { covering, missingIn, nameOf } from './matrix';
import { testCells } from './support/testCells';

test.each(['fault × file', 'fault × way in', 'file × way in', 'file × remote', 'remote × way in'] as const)(
  'no %s is left out',
  (combination) => {
    expect(missingIn(covering, combination)).toEqual([]);
  },
);

testCells(covering.map((cell) => ({ ...cell, name: nameOf(cell) })));
