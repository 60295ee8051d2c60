/** Which room of the repository may import from which: one way, and no module imports itself by way of others. */
const rooms = [
  'platform',
  'shared-content',
  'shell/src',
  'shell/server',
  'shell/e2e',
  'enquiries',
  'mf-[^/]+',
];
const anywhereBut = (...own) => `^(${rooms.filter((room) => !own.includes(room)).join('|')})/`;

const tests = String.raw`\.(test|typetest)\.|/(testing|support|e2e)/|(webpack|jest|eslint)\.config\.mjs$`;

/** A page's source sees shared-content alone; its tests and settings the platform as well. */
const remotes = '^(mf-[^/]+)/';

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'shared-content-imports-nothing',
      severity: 'error',
      from: { path: '^shared-content/', pathNot: tests },
      to: { path: anywhereBut('shared-content') },
    },
    {
      name: 'platform-knows-no-part',
      severity: 'error',
      from: { path: '^platform/', pathNot: tests },
      to: { path: anywhereBut('platform', 'shared-content') },
    },
    {
      name: 'a-page-imports-shared-content-alone',
      severity: 'error',
      from: { path: `${remotes}src/`, pathNot: tests },
      to: { path: '^(platform|shell|enquiries|mf-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'a-remote-knows-no-other-part',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^(shell|enquiries|mf-[^/]+)/', pathNot: '^$1/' },
    },
    {
      name: 'the-running-shell-imports-shared-content-alone',
      severity: 'error',
      from: { path: '^shell/src/', pathNot: tests },
      to: { path: anywhereBut('shell/src', 'shared-content') },
    },
    {
      name: 'shell-server-imports-src-and-shared-content',
      severity: 'error',
      from: { path: '^shell/server/', pathNot: tests },
      to: { path: anywhereBut('shell/server', 'shell/src', 'shared-content') },
    },
    {
      name: 'shared-content-by-its-package-name',
      comment: 'A path would give a page a second copy of the shared facts.',
      severity: 'error',
      from: { pathNot: '^shared-content/' },
      to: { path: '^shared-content/', dependencyTypes: ['local'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|template)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
