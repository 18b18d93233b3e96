import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Metafile } from 'esbuild';

/** Compressed bytes of a function. */
export interface FunctionSizes {
  readonly whole: number;
  /** What loads on the way to the first answer, where most does. */
  readonly path: number;
  /** The module that is asked on that way. */
  readonly module: string;
}

type Outputs = Metafile['outputs'];

/** What a file of a bundle needs before it runs, itself included; what is imported on demand is not in it. */
function closure(outputs: Outputs, file: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  const needed = outputs[file]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? [];
  return needed.reduce((all, { path }) => closure(outputs, path, all), new Set([...seen, file]));
}

/** @param root of the project, to which the names in a metafile are relative */
export function sizesOf({ outputs }: Metafile, root: string): FunctionSizes {
  const sizes = new Map(
    Object.keys(outputs).map((file) => [file, gzipSync(readFileSync(join(root, file))).length] as const),
  );
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  const index = Object.keys(outputs).find((file) => file.endsWith('/index.mjs')) ?? '';
  const start = closure(outputs, index);
  const ways = (outputs[index]?.imports ?? [])
    .filter(({ kind }) => kind === 'dynamic-import')
    .map(({ path }) => ({ module: outputs[path]?.entryPoint ?? path, path: sum(closure(outputs, path, start)) }));
  const longest = ways.sort((a, b) => b.path - a.path)[0] ?? { module: index, path: sum(start) };
  return { whole: sum(sizes.keys()), ...longest };
}
