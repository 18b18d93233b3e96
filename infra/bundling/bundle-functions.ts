import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { builtinsWithoutFacade, trimModules } from './trims.ts';

/** How every function is bundled, for the cloud and for the check of its budget: one ESM file with nothing outside it. */
const bundleOptions = {
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  minify: true,
  legalComments: 'none',
  mainFields: ['module', 'main'],
  conditions: ['module'],
  outExtension: { '.js': '.mjs' },
  logLevel: 'error',
  metafile: true,
} as const satisfies BuildOptions;

const guarded = 'guarded:';

/** Puts the origin guard before the handler of a function that people reach; it exists in the cloud alone. */
const originGuard = (root: string): Plugin => ({
  name: 'origin-guard',
  setup(build) {
    build.onResolve({ filter: /^guarded:/ }, ({ path }) => ({
      path: path.slice(guarded.length),
      namespace: 'guarded',
    }));
    build.onLoad({ filter: /.*/, namespace: 'guarded' }, ({ path }) => ({
      contents: `import { guardOrigin } from '#infra/bundling/origin-guard.ts';
        import { handler as inner } from './${path}';
        export const handler = guardOrigin(inner);`,
      resolveDir: root,
      loader: 'js',
    }));
  },
});

/** Where each function's code is: a folder with an `index.mjs` whose export is `handler`. */
export type Bundles = ReadonlyMap<FunctionSpec['name'], string>;

/** Bundles the functions into one folder each. Paths in the metafile are relative to the root. */
export async function bundleFunctions(
  specs: readonly FunctionSpec[],
  outdir: string,
  root: string,
): Promise<{ readonly bundles: Bundles; readonly metafile: Metafile }> {
  const { metafile } = await build({
    ...bundleOptions,
    absWorkingDir: root,
    plugins: [originGuard(root), builtinsWithoutFacade, trimModules],
    entryPoints: specs.map((spec) => ({ in: entryOf(spec), out: `${spec.name}/index` })),
    outdir,
  });
  return { bundles: new Map(specs.map(({ name }) => [name, join(outdir, name)])), metafile };
}

const entryOf = ({ entry, serves, servesPages, servesSocket }: FunctionSpec) =>
  serves || servesPages || servesSocket ? guarded + entry : entry;
