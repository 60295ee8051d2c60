import { testEverything } from './support/everything';

testEverything();
