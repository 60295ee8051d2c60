import type { LiveBuild } from '../gate/compose';
import { routingOf } from '../gate/checkRouting';

/*
 * Import it first. Rendering and opening pages take processes of their own, and have their tests in gate/. A mocked page
 * names the builds that it was composed of.
 */
jest.mock('../gate/compose', () => ({
  compose: (builds: ReadonlyMap<string, LiveBuild>) => {
    const { remotes } = routingOf(builds.get('shell')?.record ?? {});
    const page = [...builds.values()].map(({ base }) => base).join(' ');
    return Promise.resolve(new Map(remotes.map(({ route }) => [`${route.slice(1) || 'index'}.html`, page])));
  },
  tryPage: () => Promise.resolve(),
}));
jest.mock('../gate/rendering/checkScripts', () => ({ checkScripts: () => Promise.resolve() }));
