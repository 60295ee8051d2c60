import { serveSite } from './server';
import { staticHostTable } from './testing/expectTable';
import { fakeStyles } from './testing/fakeSite';
import { assertServesFakeSites } from './testing/fakeSiteAssertions';

assertServesFakeSites((site) => serveSite({ site, port: 0 }), staticHostTable(fakeStyles));
