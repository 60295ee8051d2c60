/**
 * The modules that the shell provides and remotes borrow at run time, by their request, each with the package whose
 * version counts. Nothing else is shared: shared packages are not tree-shaken.
 */
export const sharedModules = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'shared-content/business': 'shared-content',
} as const satisfies Record<string, string>;

export type SharedModule = keyof typeof sharedModules;
