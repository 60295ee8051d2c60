/**
 * The modules that the shell provides to remotes at run time: the import, and the package whose version counts. No other
 * module is shared, since shared packages are not tree-shaken.
 */
export const sharedModules = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'shared-content/business': 'shared-content',
} as const satisfies Record<string, string>;

export type SharedModule = keyof typeof sharedModules;
