import { randomNumbers } from '../testing/interrupted';
import { assertSurvivesKills } from '../testing/killedReleases';

const random = randomNumbers(20260521);

/** With killed.composed.test.ts ten moments, most of them in the few hundredths of a second in which the site is changed. */
assertSurvivesKills(
  (['locked', 'copying', 'copying', 'flipping', 'flipping'] as const).map((stage) => ({
    stage,
    share: random(),
  })),
);
