import { assertServesFakeSites } from './testing/fakeSiteAssertions';
import { startNginx } from './testing/startNginx';

assertServesFakeSites((site) => startNginx(site));
