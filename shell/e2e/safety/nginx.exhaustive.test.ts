import { testFraming } from './support/framing';
import { nginx } from './support/servers';
import { testReleasedSite } from './support/serving';
import { testEverything } from './support/visitEverything';

/** What the tests beside this one prove of the local server, with nginx and the configuration of the release. */
testReleasedSite(nginx);
testEverything(nginx);
testFraming(nginx);
