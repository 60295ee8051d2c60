import { startNginx } from 'platform/serve/testing/startNginx';
import { testEverything } from './support/everything';

/** The same with the policies of nginx.conf, which are each page's own. */
testEverything(startNginx);
