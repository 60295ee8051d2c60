import { testFraming } from './support/framing';
import { localServer } from './support/servers';
import { testEverything } from './support/visitEverything';

testEverything(localServer);
testFraming(localServer);
