import { randomNumbers, stages } from '../testing/interrupted';
import { assertSurvivesKills } from '../testing/killedReleases';

const random = randomNumbers(20260522);

// More moments are tried in killed.exhaustive.test.ts.
assertSurvivesKills(stages.map((stage) => ({ stage, share: random() })));
