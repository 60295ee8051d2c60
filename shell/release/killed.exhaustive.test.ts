import { randomNumbers, stages } from './testing/interrupted';
import { assertSurvivesKills } from './testing/killedReleases';

const random = randomNumbers(20260521);

/** Ten random moments; most of them in the few hundredths of a second in which the site is changed. */
const counts = { starting: 1, locked: 2, copying: 3, copied: 1, flipping: 3 };
assertSurvivesKills(
  stages.flatMap((stage) => Array.from({ length: counts[stage] }, () => ({ stage, share: random() }))),
);
