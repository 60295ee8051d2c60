import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { open, openStage, type Stage, unknownPath } from 'platform/testing/visit';

/*
 * What is drawn and holds no text, read from screenshots. Nothing is compared with a stored picture: what must be so is
 * counted and measured in pixels, with room for another machine's antialiasing.
 */
const course = 32;
const tooth = 24;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('the wall of the page for unknown addresses', () => {
  let courses: Run[][];
  beforeAll(async () => {
    const { page } = await stage.tab();
    await open(page, unknownPath);
    const wall = await pixels(page.getByRole('main').locator('svg').first());
    courses = Array.from({ length: 8 }, (_, index) =>
      runsOf(wall, Math.round(((index + 0.45) * wall.height) / 8)),
    );
    await page.close();
  });

  test('lacks exactly one brick', () => {
    const gaps = courses.flat().filter(({ brick, length }) => !brick && length > 10);
    expect(gaps).toHaveLength(1);
  });

  test('is laid stretcher, header, stretcher in every course', () => {
    for (const bricks of courses.map(whole)) {
      const lengths = bricks.map(({ length }) => length);
      const [long, short] = [Math.max(...lengths), Math.min(...lengths)];
      expect(long / short).toBeCloseTo(2, 0);
      const kinds = lengths.map((length) => (length > (long + short) / 2 ? 'stretcher' : 'header'));
      kinds.slice(1).forEach((kind, index) => {
        const beside = bricks[index + 1] !== undefined && touches(bricks[index], bricks[index + 1]);
        if (beside) expect(kind).not.toBe(kinds[index]);
      });
    }
  });

  test('has every header in the middle of the stretcher under it', () => {
    const [upper = [], lower = []] = courses.map(whole);
    const stretcher = Math.max(...lower.map(({ length }) => length));
    const headers = upper.filter(({ length }) => length < stretcher * 0.75);
    expect(headers.length).toBeGreaterThan(5);
    for (const header of headers) {
      const under = lower.find(
        ({ start, length }) => start <= middle(header) && middle(header) <= start + length,
      );
      if (under && under.length > stretcher * 0.75)
        expect(Math.abs(middle(under) - middle(header))).toBeLessThan(3);
    }
  });
});

test.each([768, 1024, 1280, 1920])(
  "the hero's wall is toothed in whole courses from the ground up at %d px",
  async (width) => {
    const { page } = await stage.tab({ viewport: { width, height: 900 } });
    await open(page, '/');
    const frame = page.getByRole('main').locator('[class*="wall"]').first();
    await frame.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const wall = await pixels(frame);
    expect(wall.height % course).toBe(0);
    for (let index = 0; (index + 1) * course <= wall.height; index += 1) {
      const bottom = wall.height - index * course;
      const inside = [bottom - 5, bottom - course + 5].map((y) => lime(wall, tooth / 2, y));
      expect([index, ...inside]).toEqual([index, index % 2 === 0, index % 2 === 0]);
    }
    await page.close();
  },
);

test.each([320, 360, 560])('the trust badges stand on a wall in Flemish bond at %d px', async (width) => {
  const { page } = await stage.tab({ viewport: { width, height: 900 } });
  await open(page, '/');
  const wall = await pixels(page.getByRole('main').getByRole('list').first());
  await page.close();
  // At a height above the texts.
  const [first = [], second = [], third = []] = [0, 1, 2].map((index) =>
    runsOf(wall, Math.round((index * wall.height) / 3) + 6),
  );
  for (const [course, beside] of [
    [first, second],
    [second, first],
    [third, second],
  ] as const) {
    const stretcher = Math.max(...beside.filter(({ brick }) => brick).map(({ length }) => length));
    // What the screen's edge cuts off may be as long as a header.
    const headers = course.filter(
      ({ brick, start, length }) =>
        brick && start + length < width && Math.abs(2 * length + 8 - stretcher) < 3,
    );
    const middles = beside.filter(({ length }) => stretcher - length < 3).map(middle);
    expect(headers).not.toEqual([]);
    for (const header of headers) {
      expect(middles.some((stretchers) => Math.abs(stretchers - middle(header)) < 2)).toBe(true);
    }
  }
});

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A stretch of one line of pixels that is brick or is not. */
interface Run {
  brick: boolean;
  start: number;
  length: number;
}

async function pixels(target: Locator): Promise<Pixels> {
  const { data, info } = await sharp(await target.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function colourAt({ data, width }: Pixels, x: number, y: number) {
  const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3);
  return { red, green, blue };
}

function lime(of: Pixels, x: number, y: number): boolean {
  const { red, green, blue } = colourAt(of, x, y);
  return Math.min(red, green, blue) > 225;
}

function runsOf(of: Pixels, y: number): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < of.width; x += 1) {
    const { red, blue } = colourAt(of, x, y);
    const brick = red - blue > 40;
    const last = runs.at(-1);
    if (last?.brick === brick) last.length += 1;
    else runs.push({ brick, start: x, length: 1 });
  }
  return runs;
}

/** The bricks of a course that the edges of the screen do not cut. */
function whole(runs: Run[]): Run[] {
  return runs.slice(1, -1).filter(({ brick }) => brick);
}

function middle({ start, length }: Run): number {
  return start + length / 2;
}

function touches(left: Run | undefined, right: Run | undefined): boolean {
  return left !== undefined && right !== undefined && right.start - left.start - left.length < 10;
}
