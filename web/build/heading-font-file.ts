import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { headingFontPath } from '#shared/look/heading-font.ts';

/** Latin letters are enough for names of the product. */
const readFont = () =>
  readFile(
    fileURLToPath(
      import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    ),
  );

/** The heading font under the address that the app and the server's pages name: in the build, and in the dev server. */
export const headingFontFile = (): Plugin => ({
  name: 'heading-font-file',
  configureServer({ middlewares }) {
    middlewares.use(headingFontPath, (_, response) => {
      void readFont().then((font) => response.setHeader('content-type', 'font/woff2').end(font));
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: headingFontPath.slice(1), source: await readFont() });
  },
});
