import { beyondCovering, covering, missingIn, nameOf } from './matrix';
import { testCells } from './support/testCells';

test.each(['fault × file × remote', 'fault × file × way in', 'fault × remote'] as const)(
  'no %s is left out by matrix.test.ts and this file together',
  (combination) => {
    expect(missingIn([...covering, ...beyondCovering], combination)).toEqual([]);
  },
);

testCells(beyondCovering.map((cell) => ({ ...cell, name: nameOf(cell) })));
