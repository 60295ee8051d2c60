import { createRequire } from 'node:module';
import path from 'node:path';
import { eslintPart } from 'build/eslint';

const { workspaces } = createRequire(import.meta.url)('./package.json');
const remotes = workspaces.filter(
  (name) => !['build', 'shared-content', 'shell', 'enquiries'].includes(name),
);
const inShell = (...names) => names.map((name) => `shell/${name}`);

/**
 * The rooms of the repository, each with the other rooms that it may import from. Remotes see neither each other nor
 * the shell, since they are composed at run time.
 */
export const rooms = {
  'shared-content': [],
  build: ['shared-content'],
  enquiries: ['shared-content'],
  ...Object.fromEntries(remotes.map((remote) => [remote, ['shared-content']])),
  'shell/src': ['shared-content'],
  'shell/site': ['shared-content', ...inShell('src')],
  'shell/release': ['shared-content', 'build', ...inShell('src', 'site')],
  'shell/serve': ['shared-content', ...inShell('src', 'site')],
  'shell/integration': ['shared-content', 'build', ...inShell('src', 'site', 'release', 'serve')],
  // The bench builds all pages as one application, to compare with it.
  'shell/bench': [
    'shared-content',
    'build',
    ...remotes,
    ...inShell('src', 'site', 'release', 'serve', 'integration'),
  ],
  // Commands beside the rooms.
  shell: ['shared-content', 'build', ...inShell('src', 'site', 'release', 'serve', 'integration', 'bench')],
};

/** Refuses an import, also by `import()`, of a room that is not in the table's row. */
const oneWay = {
  meta: { type: 'problem', schema: false },
  create(context) {
    const file = path.relative(context.cwd, context.filename);
    const own = roomOf(file);
    // A test of the composed site may also use the integration tests' support and what they use, wherever it stands.
    const isComposed = /\.(composed|exhaustive)\.test\./.test(file);
    const seen = [
      ...(rooms[own] ?? []),
      ...(isComposed ? ['shell/integration', ...rooms['shell/integration']] : []),
    ];

    const check = (node, source) => {
      if (typeof source?.value !== 'string') return;
      const isRelative = source.value.startsWith('.');
      const target = isRelative ? path.join(path.dirname(file), source.value) : workspacePath(source.value);
      const room = roomOf(target);
      if (room === undefined || room === own) return;
      if (!seen.includes(room)) {
        const list = seen.length > 0 ? `only from itself and ${seen.join(', ')}` : 'only from itself';
        context.report({ node, message: `${own} imports ${list}, not from ${room}.` });
      } else if (isRelative && room === 'shared-content' && own !== 'shell/bench') {
        context.report({ node, message: "Import it by its package name: 'shared-content/…'." });
      }
    };

    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument.literal),
    };
  },
};

/** The innermost room that a path lies in. */
function roomOf(file) {
  const matches = Object.keys(rooms).filter((room) => file === room || file.startsWith(`${room}/`));
  return matches.sort((one, other) => other.length - one.length)[0];
}

/** What a package import names, as a path: federation writes a remote's name with underscores. */
function workspacePath(source) {
  const [name, ...rest] = source.split('/');
  return [name.replaceAll('_', '-'), ...rest].join('/');
}

export default [
  { ignores: ['site/'] },
  ...eslintPart(import.meta.dirname, { project: './tsconfig.base.json' }),
  {
    files: workspaces.map((workspace) => `${workspace}/**/*.{ts,tsx}`),
    plugins: { rooms: { rules: { 'one-way': oneWay } } },
    rules: { 'rooms/one-way': 'error' },
  },
];
