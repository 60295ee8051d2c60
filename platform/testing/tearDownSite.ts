import { rm } from 'node:fs/promises';

export default async function tearDownSite(): Promise<void> {
  await globalThis.sharedChromium?.close();
  if (process.env.COMPOSED_SITE && !process.env.SITE)
    await rm(process.env.COMPOSED_SITE, { recursive: true, force: true });
}
