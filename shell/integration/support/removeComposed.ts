import { rm } from 'node:fs/promises';

export default async function removeComposed(): Promise<void> {
  if (process.env.COMPOSED_SITE && !process.env.SITE)
    await rm(process.env.COMPOSED_SITE, { recursive: true, force: true });
}
