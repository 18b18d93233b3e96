import { fileURLToPath } from 'node:url';
import type { build as Build } from 'esbuild';
import type { Plugin } from 'vite';

const source = new URL('../worker/push-worker.ts', import.meta.url);
/** The service worker imports it by this name. */
export const pushWorkerFile = 'push-worker.js';

/** What the service worker does about push, as one classic script: what keeps the app's files is generated. */
export const pushWorker = (build: typeof Build): Plugin => ({
  name: 'push-worker',
  apply: 'build',
  async generateBundle() {
    const { outputFiles } = await build({
      entryPoints: [fileURLToPath(source)],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      write: false,
    });
    this.emitFile({ type: 'asset', fileName: pushWorkerFile, source: outputFiles[0]?.text ?? '' });
  },
});
