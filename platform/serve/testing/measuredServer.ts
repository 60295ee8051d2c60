import { serveSite } from '../server';

/** Serves the site that its command line names, and answers any message with the most memory it has taken, in bytes. */
const { url } = await serveSite({ site: process.argv[2] ?? '', port: 0 });
process.on('message', () => process.send?.(process.resourceUsage().maxRSS * 1024));
process.send?.(url);
