import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parsedLine, siteFolder } from 'platform/release/console/commandLine';
import { exitCodeOf, Refusal } from 'platform/release/console/refusal';
import { remotesHere } from 'platform/parts';
import { desktop, open, openStage, phone, type Stage, unknownPath } from 'platform/testing/visit';

const galleryFolder = path.join(import.meta.dirname, '../../.github/screenshots');

/** What all pictures together may weigh, in bytes. */
const galleryBudget = 1_000_000;

/** Every page on a phone and on a desk. */
const gallery = [
  ...remotesHere.map(({ name, route }) => ({ name, address: route })),
  { name: 'not-found', address: unknownPath },
].flatMap(({ name, address }) =>
  [phone, desktop].map((viewport) => ({ file: `${name}-${viewport.width}.webp`, address, viewport })),
);
type Shot = (typeof gallery)[number];

const help = `npm run screenshots [-- --site DIR]
Takes the pictures of the README from a released site: the first screen of every page, on a phone and on a desktop.
  --site DIR  the folder of the site (default: site)`;

process.exitCode = await exitCodeOf(async () => {
  const { values } = parsedLine({ options: { site: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) console.log(help);
  else await takePictures(siteFolder(values.site));
});

async function takePictures(site: string): Promise<void> {
  const stage = await openStage(site);
  const pictures = new Map<string, Buffer>();
  try {
    for (const shot of gallery) pictures.set(shot.file, await photograph(stage, shot));
  } finally {
    await stage.close();
  }
  const weight = [...pictures.values()].reduce((sum, { length }) => sum + length, 0);
  if (weight > galleryBudget)
    throw new Refusal(`The pictures weigh ${weight} bytes, more than ${galleryBudget}: nothing was written`);
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
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all([document.fonts.ready, ...onScreen.map((image) => image.decode())]);
  });
  const picture = await page.screenshot();
  await context.close();
  return sharp(picture).webp({ quality: 62, effort: 6 }).toBuffer();
}
