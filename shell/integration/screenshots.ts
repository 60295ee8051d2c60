import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { open, openStage, type Stage } from './support/visit';
import { gallery, galleryBudget, galleryFolder } from './support/gallery';

type Shot = (typeof gallery)[number];

/** Takes the pictures of the README from the released site: the first screen of every page. */
const root = path.join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { site: { type: 'string', default: path.join(root, 'site') } } });
const stage = await openStage(values.site);
const pictures = new Map<string, Buffer>();
for (const shot of gallery) pictures.set(shot.file, await photograph(stage, shot));
await stage.close();

const weight = [...pictures.values()].reduce((sum, { length }) => sum + length, 0);
if (weight > galleryBudget) {
  console.error(`The pictures weigh ${weight} bytes, more than ${galleryBudget}: nothing was written`);
  process.exitCode = 1;
} else {
  await mkdir(galleryFolder, { recursive: true });
  for (const [file, picture] of pictures) await writeFile(path.join(galleryFolder, file), picture);
  console.log(`${pictures.size} pictures, ${weight} bytes`);
}

async function photograph(from: Stage, { address, viewport }: Shot): Promise<Buffer> {
  // Two device pixels to one, as the README is read on such screens; without motion, so that no frame is half way.
  const { page, context } = await from.visitor({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  await open(page, address);
  await page.evaluate(async () => {
    const onScreen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all([document.fonts.ready, ...onScreen.map((image) => image.decode())]);
  });
  const picture = await page.screenshot();
  await context.close();
  return sharp(picture).webp({ quality: 62, effort: 6 }).toBuffer();
}
