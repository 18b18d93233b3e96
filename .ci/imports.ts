import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Imports that run something: types alone reach nothing. Modules loaded by address, as workers are, count as well. */
const imports = [
  /^(?:import|export)\s(?!type\s)[^'"`;]*?from\s+'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /(?<!typeof )\bimport\(\s*'([^']+)'/g,
  /\bnew URL\(\s*'(\.[^']+)'/g,
];

const read = new Map<string, readonly string[]>();

/** Our own modules that a module imports, by their paths from the root. */
export function importsOf(file: string): readonly string[] {
  const known = read.get(file);
  if (known) return known;
  const text = /\.tsx?$/.test(file) && existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : '';
  const found = imports.flatMap((pattern) => [...text.matchAll(pattern)].map(([, named = '']) => pathOf(file, named)));
  const own = [...new Set(found)].filter((path) => path !== undefined && existsSync(resolve(root, path))) as string[];
  read.set(file, own);
  return own;
}

/** The path from the root that an import names; undefined for a package. */
export const pathOf = (from: string, named: string): string | undefined => {
  if (named.startsWith('#')) return named.slice(1);
  return named.startsWith('.') ? join(dirname(from), named) : undefined;
};

/** Everything that modules reach, themselves included. */
export function reachedFrom(entries: readonly string[], imported = importsOf): ReadonlySet<string> {
  const reached = new Set(entries);
  for (const file of reached) for (const next of imported(file)) reached.add(next);
  return reached;
}
