import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { messageOf, Refusal } from '../console/refusal';

interface Rendering {
  code: string;
  shell: unknown;
  live: unknown;
}

interface ShellBundle {
  composeSite: (shell: unknown, live: unknown, part: string) => Promise<Map<string, string>>;
}

/*
 * Import it first. Renders pages in the process of the test, and opens none: the processes without rights, which take
 * most of a release's time, have their tests in gate/.
 */
jest.mock('../gate/rendering/sandbox', () => ({
  programText: (name: string) => name,
  runWithoutRights: async (part: string, program: string, input: Rendering) => {
    if (program !== 'renderer.cjs') return true;
    const module = { exports: {} };
    try {
      const evaluate = compileFunction(input.code, ['module', 'exports', 'require']) as (
        ...names: unknown[]
      ) => void;
      evaluate(module, module.exports, createRequire(__filename));
      const { composeSite } = module.exports as ShellBundle;
      const files = [...(await composeSite(input.shell, input.live, part))];
      return [files, files];
    } catch (error) {
      throw new Refusal(`${part} fails: ${messageOf(error)}`, { cause: error });
    }
  },
}));
