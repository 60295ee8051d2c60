import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The modules that each module imports, by name: types, re-exports and `import()` count too. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The imports among the TypeScript files of all workspaces, by their paths below `root`. */
export function importGraph(root: string): ImportGraph {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const ofWorkspace = new RegExp(`^(\\.|(${workspaces.join('|')})/)`);
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);

  const importsOf = (file: string) =>
    ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName }) => {
      if (!ofWorkspace.test(fileName)) return [];
      const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, cache);
      return resolvedModule ? [path.relative(root, resolvedModule.resolvedFileName)] : [];
    });

  const files = workspaces.flatMap((workspace) => sourcesIn(path.join(root, workspace)));
  return new Map(files.map((file) => [path.relative(root, file), importsOf(file)]));
}

/** Groups of modules that import each other, directly or by way of others. */
export function circlesIn(graph: ImportGraph): string[][] {
  const reached = new Map([...graph.keys()].map((module) => [module, reachableFrom(module, graph)]));
  const grouped = new Set<string>();
  return [...graph.keys()].flatMap((module) => {
    if (grouped.has(module) || !reached.get(module)?.has(module)) return [];
    const circle = [...graph.keys()].filter(
      (other) => reached.get(module)?.has(other) && reached.get(other)?.has(module),
    );
    for (const member of circle) grouped.add(member);
    return [circle];
  });
}

function reachableFrom(module: string, graph: ImportGraph): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(graph.get(module) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return reached;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesIn(file);
    return /\.tsx?$/.test(entry.name) ? [file] : [];
  });
}
