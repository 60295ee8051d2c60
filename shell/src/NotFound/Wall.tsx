import styles from './Wall.module.scss';

interface Brick {
  x: number;
  y: number;
  width: number;
  tint: number;
}

// The bond of flemish-bond.svg: stretcher 48, header 24, joints between them, and courses of 16.
const courses = 8;
const width = 1440;
const joint = 1.5;
// Left of the middle, so that a phone shows it and a wide screen has it over the text.
const missing = { course: 3, index: 18 };
// Most bricks fire alike, some paler, a few dark.
const firing = [0, 1, 0, 0, 2, 0, 1, 0, 0, 1, 0];
const wall = layBricks();

/** A wall in Flemish bond with one brick missing. */
export function Wall() {
  return (
    <svg
      className={styles.wall}
      viewBox={`0 0 ${width} ${courses * 16 - joint}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {wall.map((path, tint) => (
        <path key={path} className={styles.bricks} data-tint={tint} d={path} />
      ))}
    </svg>
  );
}

/** Bricks differ in the firing: three tints, one path each. */
function layBricks(): string[] {
  const bricks = Array.from({ length: courses }, (_, course) => bricksOf(course)).flat();
  return [0, 1, 2].map((tint) =>
    bricks
      .filter((brick) => brick.tint === tint)
      .map(({ x, y, width }) => `M${x} ${y}h${width}v${16 - joint}h${-width}z`)
      .join(''),
  );
}

function bricksOf(course: number): Brick[] {
  // Every other course starts further left, so that its headers centre over stretchers.
  let x = course % 2 === 0 ? 0 : -36;
  const bricks: Brick[] = [];
  for (let index = 0; x < width; index += 1) {
    const length = index % 2 === 0 ? 48 : 24;
    const tint = firing[(index * 7 + course * 11 + index * course) % firing.length] ?? 0;
    if (course !== missing.course || index !== missing.index) {
      bricks.push({ x, y: course * 16, width: length - joint, tint });
    }
    x += length;
  }
  return bricks;
}
