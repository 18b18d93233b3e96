import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** Words of the last column that mean something else as well, here or in what we build on. */
const hasOtherMeaning = new Set(
  'activity alert category confirmed contact endpoint environment organizer queue roster sport subscription trigger'.split(
    ' ',
  ),
);

/** Keys of records that others named: hosts cancel because of the weather, the venue and so on; schema.org has its own words. */
const values = new Set([
  'lambdas/events/notifications/event-words.ts: venue',
  'web/blocks/event/notice-of.ts: venue',
  'lambdas/events/pages/structured-data.ts: attendee',
]);

/** The client's own names of fields, which win over the glossary. */
const clientsNames = /\ballowParticipantGuests\b/g;

/** The words that `docs/glossary.md` keeps out of code: what stands in its last column, without the remarks. */
export const keptOut = (glossary = readFileSync(resolve(root, 'docs/glossary.md'), 'utf8')): Set<string> =>
  new Set(
    [...glossary.matchAll(/\|([^|\n]*)\|$/gm)]
      .flatMap(([, cell = '']) => cell.replaceAll(/\([^)]*\)/g, '').split(','))
      .map((word) => word.trim())
      .filter((word) => /^[a-z]+$/.test(word) && word !== 'not' && !hasOtherMeaning.has(word)),
  );

/** Words that name things in a file, in its path and its code, and should be others. Texts and comments may say them. */
export function wrongWords(path: string, code: string, words = keptOut()): string[] {
  const bare = code
    .replaceAll(clientsNames, ' ')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`[^`]*`/g, ' ');
  const named = `${path} ${bare}`.match(/[A-Za-z][a-z]*/g) ?? [];
  const found = named.map((word) => word.toLowerCase().replace(/s$/, '')).filter((word) => words.has(word));
  return [...new Set(found)].map((word) => `${path}: ${word}`);
}

/** Every wrong word in the product's own code. */
export const glossaryFindings = (): string[] =>
  globSync('{shared,lambdas,web}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
    wrongWords(path, readFileSync(resolve(root, path), 'utf8')).filter((found) => !values.has(found)),
  );
