import { serveSite } from './server';
import { assertServesFakeSites } from './testing/fakeSiteAssertions';

assertServesFakeSites((site, { cors = false, origins = [] }) =>
  serveSite({ site, port: 0, cors, origins: () => origins }),
);
