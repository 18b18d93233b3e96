import { distanceMiles } from '#shared/discovery/distance.ts';
import type { Entry } from '#shared/discovery/entry.ts';
import { wordsOf } from '#shared/discovery/words.ts';
import type { Point } from '#shared/events/details/schemas.ts';
import { allWordsOf } from './entry-words.ts';
import type { TextSearch } from './text-search.ts';

/** Whether an entry is of the kind that is looked for, has not begun, and has a word for each term. */
export const passing =
  ({ kind, now }: TextSearch, terms: readonly string[], fits: (term: string, word: string) => boolean) =>
  (entry: Entry): boolean => {
    if (kind !== undefined && entry.kind !== kind) return false;
    if (entry.startsAt !== undefined && entry.startsAt < now) return false;
    const words = allWordsOf(entry);
    return terms.every((term) => words.some((word) => fits(term, word)));
  };

/** Each once: near before far, whole words of the title before beginnings, soon before late. */
export function inOrder(entries: readonly Entry[], terms: readonly string[], near: Point | undefined): Entry[] {
  const once = [...new Map(entries.map((entry) => [`${entry.kind}/${entry.refId}`, entry])).values()];
  return once
    .map((entry) => ({ entry, rank: rankOf(entry, terms, near) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ entry }) => entry);
}

/** A day's drive, an hour's, and the city itself. */
const ringsMiles = [25, 100, 400];

/** Sorts as a text does. */
function rankOf({ title, startsAt = '', point, kind, refId }: Entry, terms: readonly string[], near?: Point): string {
  const words = wordsOf(title);
  const whole = terms.filter((term) => words.includes(term)).length;
  const away = near && point ? distanceMiles(near, point) : 0;
  const ring = ringsMiles.filter((miles) => away > miles).length;
  return [ring, terms.length - whole, startsAt, title, kind, refId].join('/');
}
