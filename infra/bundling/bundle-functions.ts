import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { type ModulePart, partsOf } from '#infra/function-parts.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { bundledPackageFiles } from './package-files.ts';
import { builtinsWithoutFacade, trimModules } from './trims.ts';

/**
 * How every function is bundled, for the cloud and for the check of its budget: ESM files with nothing outside them. What
 * only some of its modules need is in files of its own, which load with the first of them.
 */
const bundleOptions = {
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  minify: true,
  legalComments: 'none',
  mainFields: ['module', 'main'],
  conditions: ['module'],
  // React is two libraries, and asks which of them it is.
  define: { 'process.env.NODE_ENV': '"production"' },
  outExtension: { '.js': '.mjs' },
  // Typefaces and programs that a function draws with.
  loader: { '.wasm': 'binary', '.woff': 'binary' },
  logLevel: 'error',
  metafile: true,
} as const satisfies BuildOptions;

const entryNamespace = 'function';

/** Writes the module that Lambda calls: it hands on to the modules of the function, behind the guard where people reach it. */
const functionEntry = (spec: FunctionSpec, root: string): Plugin => ({
  name: 'function-entry',
  setup(build) {
    build.onResolve({ filter: /^function:/ }, ({ path }) => ({
      path: path.slice(`${entryNamespace}:`.length),
      namespace: entryNamespace,
    }));
    build.onLoad({ filter: /.*/, namespace: entryNamespace }, () => ({
      contents: entrySource(spec),
      resolveDir: root,
      loader: 'js',
    }));
  },
});

function entrySource(spec: FunctionSpec): string {
  const made = partsOf(spec);
  const inner =
    made.dispatch === 'none'
      ? `import { handler as inner } from './${made.entry}';`
      : `import { dispatch } from '#lambdas/kernel/dispatch/${made.dispatch}.ts';
        const inner = dispatch([${made.parts.map(partSource).join(', ')}]);`;
  const isReached = Boolean(spec.serves ?? spec.renders ?? spec.servesSocket ?? spec.receives);
  return isReached
    ? `import { guardOrigin } from '#infra/bundling/origin-guard.ts';
        ${inner}
        export const handler = guardOrigin(inner);`
    : `${inner}
        export const handler = inner;`;
}

const partSource = ({ entry, answers }: ModulePart): string =>
  `{ answers: ${JSON.stringify(answers)}, load: () => import('./${entry}') }`;

/** Where each function's code is: a folder with an `index.mjs` whose export is `handler`. */
export type Bundles = ReadonlyMap<FunctionSpec['name'], string>;

/** Bundles one function into a folder of its own. Paths in what is answered are relative to the root. */
async function bundleFunction(spec: FunctionSpec, outdir: string, root: string): Promise<Metafile> {
  const { metafile } = await build({
    ...bundleOptions,
    absWorkingDir: root,
    plugins: [functionEntry(spec, root), builtinsWithoutFacade, bundledPackageFiles, trimModules],
    entryPoints: [{ in: `${entryNamespace}:${spec.name}`, out: 'index' }],
    outdir,
  });
  return metafile;
}

/** Bundles the functions into one folder each, so many at a time as a machine has cores to spare for. */
export async function bundleFunctions(
  specs: readonly FunctionSpec[],
  outdir: string,
  root: string,
): Promise<{ readonly bundles: Bundles; readonly metafiles: ReadonlyMap<string, Metafile> }> {
  const metafiles = new Map<string, Metafile>();
  const bundles = new Map(specs.map(({ name }) => [name, join(outdir, name)]));
  const waiting = [...specs];
  const work = async () => {
    for (let spec = waiting.shift(); spec; spec = waiting.shift())
      metafiles.set(spec.name, await bundleFunction(spec, join(outdir, spec.name), root));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { bundles, metafiles };
}

const atOnce = 3;
