import webpack, { type Compiler } from 'webpack';
import { devPort, remotes } from 'shared-content/contract/remotes';
import { entryFile } from 'shared-content/contract/addresses';
import { releaseDataId, rootId } from 'shared-content/contract/document';

/** The page of a dev server: an empty root, the files of one entry, and remotes at their own dev servers. */
export class DevPagePlugin {
  constructor(
    private readonly part: string,
    private readonly entry: string,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('DevPagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('DevPagePlugin', () => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
        // After a change the entry also has hot updates, which are for pages that are open already.
        const own = files.filter((file) => !compilation.getAsset(file)?.info.hotModuleReplacement);
        const base = compilation.getPath(compilation.outputOptions.publicPath);
        const addresses = own.map((file) => base + file);
        const html = devPage(this.part, addresses);
        compilation.emitAsset('index.html', new webpack.sources.RawSource(html));
      });
    });
  }
}

function devPage(part: string, addresses: string[]): string {
  const release = {
    remotes: Object.fromEntries(
      remotes.map(({ name }) => [name, `http://localhost:${devPort(name)}/${entryFile(name)}`]),
    ),
  };
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${part} in development</title>
<link rel="icon" href="data:,">
${addresses
  .filter((address) => address.endsWith('.css'))
  .map((address) => `<link rel="stylesheet" href="${address}">`)
  .join('\n')}
<script type="application/json" id="${releaseDataId}">${JSON.stringify(release)}</script>
${addresses
  .filter((address) => address.endsWith('.js'))
  .map((address) => `<script defer src="${address}"></script>`)
  .join('\n')}
</head>
<body><div id="${rootId}"></div></body>
</html>
`;
}
