import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const call = /\bpackageFile\('([^']+)'\)/g;

/**
 * Makes the files of packages that a module named `package-files.ts` reads a part of the bundle, where nothing else of a
 * package is: its calls of `packageFile` become the bytes.
 */
export const bundledPackageFiles: Plugin = {
  name: 'package-files',
  setup(build) {
    build.onLoad({ filter: /[\\/]package-files\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const names = [...source.matchAll(call)].map(([, name]) => name ?? '');
      const imports = names.map((name, index) => `import file${index} from '${name}';\n`);
      const files = source.replaceAll(call, (_, name: string) => `Promise.resolve(file${names.indexOf(name)})`);
      return { contents: imports.join('') + files, loader: 'ts' };
    });
  },
};
