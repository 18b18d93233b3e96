import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routes } from '../web/app/router/routes.ts';
import { importsOf, reachedFrom } from './imports.ts';
import { productEntries, servedEntries } from './product-entries.ts';

const root = resolve(import.meta.dirname, '..');

/** One line of `tests/requirements.tsv`. File and title are empty while nothing proves the requirement. */
export interface Requirement {
  readonly id: string;
  readonly says: string;
  readonly file: string;
  readonly title: string;
}

export function readRequirements(): Requirement[] {
  const [, ...lines] = readFileSync(resolve(root, 'tests/requirements.tsv'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', says = '', file = '', title = ''] = line.split('\t');
    return { id, says, file, title };
  });
}

/** Rows that name a test which is not there. */
export function missingTests(rows: readonly Requirement[]): string[] {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    if (!texts.has(file))
      texts.set(file, existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : '');
    return texts.get(file) ?? '';
  };
  return rows
    .filter(({ file, title }) => file && !(title && hasTitle(textOf(file), title)))
    .map(({ id, file, title }) => `${id}: no test "${title}" in ${file}`);
}

/** The whole title, in quotes as a test has it: the beginning of another would prove nothing. */
const hasTitle = (text: string, title: string) => [`'`, `"`, '`'].some((quote) => text.includes(quote + title + quote));

const isOfTests = (file: string) => file.startsWith('tests/');
const isOfProduct = (file: string) => /^(bin|shared|lambdas|infra|web)\//.test(file);
/** Tests that start the product as its own process, or in a browser: they reach it through its front door. */
const atFrontDoor = /^tests\/(browser|process|soak)\//;

/**
 * Rows whose test proves nothing of the product: it reaches no module that a function or the web app runs, or one that
 * tests alone import. `imported` are the imports of a file, which a test of this check replaces.
 */
export function deadProofs(rows: readonly Requirement[], imported = importsOf): string[] {
  const product = reachedFrom(productEntries, imported);
  const served = reachedFrom(servedEntries, imported);
  const judge = (file: string): readonly string[] => {
    const reached = [...reachedFrom([file], (from) => (isOfTests(from) ? imported(from) : []))].filter(isOfProduct);
    const dead = reached.filter((module) => !product.has(module));
    if (dead.length > 0) return [`${dead.join(', ')}: nothing of the product imports it`];
    const isReached = atFrontDoor.test(file) || reached.some((module) => served.has(module));
    return isReached ? [] : ['it reaches no route, operation, job or listener'];
  };
  const files = new Map([...new Set(rows.map(({ file }) => file).filter(Boolean))].map((file) => [file, judge(file)]));
  return rows.flatMap(({ id, file }) =>
    (files.get(file) ?? []).map((reason) => `${id}: ${file} proves nothing: ${reason}`),
  );
}

/** Rows that name a route which has no page: what answers there is the not-found page. */
export function proofsWithoutPage(rows: readonly Requirement[]): string[] {
  const isOpen = ({ page, redirectTo, host, path }: (typeof routes)[number]) =>
    !page && redirectTo === undefined && (host !== 'main' || path !== '*');
  const open = new Set(routes.filter(isOpen).flatMap(({ requirements }) => requirements));
  return rows.filter(({ id, file }) => file && open.has(id)).map(({ id }) => `${id}: its route has no page`);
}

if (process.argv[1] === import.meta.filename) {
  const rows = readRequirements();
  const areas = Map.groupBy(rows, ({ id }) => id.split('-')[1] ?? '');
  for (const [area, members] of areas) {
    const proven = members.filter(({ file }) => file).length;
    const open = members.filter(({ file }) => !file).map(({ id }) => id.split('-')[2]);
    const missing = proven > 0 && open.length > 0 ? `  missing: ${open.join(' ')}` : '';
    console.log(`${area.padEnd(8)} ${String(proven).padStart(3)} of ${String(members.length).padStart(3)}${missing}`);
  }
  const total = rows.filter(({ file }) => file).length;
  console.log(`\n${total} of ${rows.length} requirements are proven by a test`);
  const wrong = [...missingTests(rows), ...deadProofs(rows), ...proofsWithoutPage(rows)];
  for (const line of wrong) console.error(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
