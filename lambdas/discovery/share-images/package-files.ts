import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The bytes of a file of a package. In a bundle they are part of it: see `infra/bundling/package-files.ts`. */
const packageFile = (name: string): Promise<Uint8Array> => readFile(fileURLToPath(import.meta.resolve(name)));

/** What a share image is drawn with: its typefaces and the program that turns an SVG into a PNG. */
export const packageFiles = {
  png: () => packageFile('@resvg/resvg-wasm/index_bg.wasm'),
  heading: () => packageFile('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  headingExtended: () =>
    packageFile('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'),
  text: () => packageFile('@fontsource/open-sans/files/open-sans-latin-600-normal.woff'),
  textExtended: () => packageFile('@fontsource/open-sans/files/open-sans-latin-ext-600-normal.woff'),
};
