import { followed, later, named, testFlips } from './support/flips';

testFlips({ named, followed, later });
