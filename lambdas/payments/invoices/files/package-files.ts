import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The bytes of a file of a package. In a bundle they are part of it: see `infra/bundling/package-files.ts`. */
const packageFile = (name: string): Promise<Uint8Array> => readFile(fileURLToPath(import.meta.resolve(name)));

/** The typefaces of an invoice: each weight in the letters of most of Europe, and in the rest of them. */
export const packageFiles = {
  plain: () => packageFile('@fontsource/open-sans/files/open-sans-latin-400-normal.woff'),
  plainExtended: () => packageFile('@fontsource/open-sans/files/open-sans-latin-ext-400-normal.woff'),
  bold: () => packageFile('@fontsource/open-sans/files/open-sans-latin-700-normal.woff'),
  boldExtended: () => packageFile('@fontsource/open-sans/files/open-sans-latin-ext-700-normal.woff'),
};
