import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

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
  const gone = missingTests(rows);
  for (const line of gone) console.error(line);
  process.exitCode = gone.length > 0 ? 1 : 0;
}
