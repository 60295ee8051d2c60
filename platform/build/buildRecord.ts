import webpack, { type Compilation, type Compiler } from 'webpack';
import type { BuildRecord } from 'shared-content/contract/buildRecord';
import { containerName, pageChunk } from 'shared-content/contract/addresses';

/** Writes `build.json` beside the files of a build, with the facts that a release cannot derive from them. */
export class BuildRecordPlugin {
  constructor(private readonly build: { part: string; page: boolean; facts: Partial<BuildRecord> }) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildRecordPlugin', stage }, () => {
        compilation.emitAsset('../build.json', new webpack.sources.RawSource(this.record(compilation)));
      });
    });
  }

  private record(compilation: Compilation): string {
    const { part, page, facts } = this.build;
    const initial = page ? [containerName(part), pageChunk(part)] : [part];
    const files = initial.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])]);
    const record: BuildRecord = {
      part,
      ...facts,
      scripts: files.filter((file) => file.endsWith('.js')),
      styles: files.filter((file) => file.endsWith('.css')),
    };
    return `${JSON.stringify(record, null, 2)}\n`;
  }
}
