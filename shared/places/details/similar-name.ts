import { distanceMiles } from '#shared/discovery/distance.ts';
import type { Point } from '#shared/events/details/schemas.ts';

const metersPerMile = 1609.344;
/** Nearer than this with a similar name is likely the same place (domain 4.16). */
export const duplicateMeters = 150;

/** A name without case, accents, punctuation and double spaces. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words that say what sort of place it is, or nothing: two parks are not alike because both are parks. */
const plainWords = new Set(
  'the a an of at and in city park parks playground field fields court courts center centre gym gymnasium club beach pool rink track recreation rec community sports complex'.split(
    ' ',
  ),
);

/** Whether two names likely mean one place: equal, one within the other, most words in common, or a slip of the pen. */
export function isSimilarName(one: string, other: string): boolean {
  const [a, b] = [foldName(one), foldName(other)];
  if (a === b) return true;
  const [first, second] = [tellingWords(a), tellingWords(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  if (shared > 0 && shared === Math.min(first.size, second.size)) return true;
  if (shared / (first.size + second.size - shared) >= 0.5) return true;
  return editDistance(a, b) <= Math.floor(Math.min(a.length, b.length) / 6);
}

const tellingWords = (folded: string): ReadonlySet<string> => {
  const words = folded.split(' ');
  const telling = words.filter((word) => !plainWords.has(word));
  return new Set(telling.length > 0 ? telling : words);
};

/** Letters to add, drop or replace (Levenshtein 1966). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...b].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** What tells places apart. */
export interface Named extends Point {
  readonly name: string;
  readonly aliases: readonly string[];
}

/** Whether two listings are likely of one place: within 150 m, and one of the names similar. */
export function isLikelyDuplicate(one: Named, other: Named): boolean {
  if (distanceMiles(one, other) * metersPerMile > duplicateMeters) return false;
  const names = [other.name, ...other.aliases];
  return [one.name, ...one.aliases].some((name) => names.some((theirs) => isSimilarName(name, theirs)));
}
