import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Compressed bytes. A page may take more than one file, so its sum has a budget of its own: most of what a page with a
 * form takes are the parts of forms, which the next such page finds in the browser's cache. Forms with prices hold the
 * least and the highest amounts of all currencies that organizers are paid in, 2 KB. The first load carries the look:
 * tokens, theme, icons and drawn parts, 12 KB of it (docs/decisions/0036). The money page of a tournament shows orders, what is
 * owed, refunds, disputes and both as files, which is 3 KB more than any other page. A refusal by a plan leads to the prices from
 * wherever it happens, 0.1 KB.
 */
const budgets = { firstLoad: 353_000, renewed: 374_000, file: 60_000, page: 112_000, embeddedFonts: 0 } as const;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Size {
  readonly what: string;
  readonly size: number;
  readonly budget: number;
}

/**
 * What a browser loads: at first the shell with the home page of a signed-in player, and more where their token has to be
 * renewed; then what each page needs beyond that; no single file that holds a page up; and no fonts inside styles.
 */
export function webSizes(dist: string): Size[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const compressed = (file: string) => gzipSync(readFileSync(join(dist, file))).length;
  const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + compressed(file), 0);
  const named = (part: RegExp) => Object.keys(manifest).filter((key) => part.test(key));
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const pages = named(/-page\.tsx$/);
  const shell = filesOf(manifest, entry);
  const first = [...entry, ...named(/home-page\.tsx$/)];
  const renewed = filesOf(manifest, [...first, ...named(/session-renewal\.ts$/)]);
  if (entry.length === 0 || pages.length === 0) throw new Error('The manifest names no entry or no pages.');
  const later = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') && !shell.has(file) ? [file] : []));
  const largest = [...new Set(later)]
    .map((file) => ({ file, size: compressed(file) }))
    .sort((a, b) => b.size - a.size)[0];
  return [
    { what: 'web: first load, signed in', size: total(filesOf(manifest, first)), budget: budgets.firstLoad },
    { what: 'web: the same, renewing', size: total(renewed), budget: budgets.renewed },
    { what: `web: largest file, ${nameOf(largest?.file)}`, size: largest?.size ?? 0, budget: budgets.file },
    ...pages.map((key) => ({
      what: `web: ${nameOf(key)}`,
      size: total([...filesOf(manifest, [key])].filter((file) => !shell.has(file))),
      budget: budgets.page,
    })),
    { what: 'web: fonts inside styles', size: embeddedFonts(dist), budget: budgets.embeddedFonts },
  ];
}

const nameOf = (path = '') =>
  path
    .replace(/^.*\//, '')
    .replace(/-[\w-]{7}\.js$/, '')
    .replace(/\.\w+$/, '');

/** A chunk's own files and those of everything it imports at once. */
function filesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  const files = new Set<string>();
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key] ?? {};
    for (const each of [file, ...css, ...filesOf(manifest, imports, seen)]) if (each) files.add(each);
  }
  return files;
}

function embeddedFonts(dist: string): number {
  const styles = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.css'));
  return styles
    .map((file) => readFileSync(join(dist, 'assets', file), 'utf8'))
    .flatMap((css) => css.match(/url\(["']?data:(font|application\/(x-)?font)[^)]*\)/g) ?? [])
    .reduce((sum, data) => sum + data.length, 0);
}
