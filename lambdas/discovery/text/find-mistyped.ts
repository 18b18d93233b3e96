import type { Entry } from '#shared/discovery/entry.ts';
import { spellingKeysOf } from '#shared/discovery/spelling.ts';
import { forgivenLetters, isNear } from '#shared/discovery/words.ts';
import { allWordsOf } from './entry-words.ts';
import { inOrder, passing } from './rank.ts';
import type { WordReader } from './store.ts';
import type { FoundEntries, TextSearch } from './text-search.ts';

/** Words that are tried for one that was mistyped. */
const mostWords = 3;
const perWord = 100;

/**
 * Entries by words of which one letter is not as typed. Costs at most four requests for words like the first long term
 * that leads to something, and three for entries; the other terms are held against these and against what is known.
 */
export async function findMistyped(
  search: TextSearch,
  terms: readonly string[],
  seen: readonly Entry[],
  read: WordReader,
): Promise<FoundEntries> {
  const term = leadOf(terms, seen);
  if (term === undefined) return { entries: [], isComplete: true };
  const known = await Promise.all(spellingKeysOf(term).map((key) => read.spellings(key)));
  const words = [...new Set(known.flat())].filter((word) => isNear(term, word));
  const tried = words.sort((a, b) => lengthsApart(term, a) - lengthsApart(term, b) || (a < b ? -1 : 1));
  const pages = await Promise.all(
    tried.slice(0, mostWords).map((word) => read.entries(`${word}/`, { limit: perWord })),
  );
  const all = [...seen, ...pages.flatMap(({ entries }) => entries)].filter(passing(search, terms, isNear));
  const entries = inOrder(all, terms, search.near).slice(0, search.wanted);
  const isComplete = tried.length <= mostWords && pages.every(({ next }) => next === undefined);
  const [best] = entries;
  return { entries, isComplete, ...(best && { spelledAs: correctionsOf(best, terms) }) };
}

/** The longest term that leads nowhere as it is, else the longest, if it is long enough to forgive a letter. */
function leadOf(terms: readonly string[], seen: readonly Entry[]): string | undefined {
  const words = new Set(seen.flatMap(allWordsOf));
  const long = terms.filter(({ length }) => length >= forgivenLetters);
  return long.find((term) => ![...words].some((word) => word.startsWith(term))) ?? long[0];
}

const lengthsApart = (term: string, word: string) => Math.abs(term.length - word.length);

/** What was meant, as far as it is not what was typed. */
const correctionsOf = (entry: Entry, terms: readonly string[]) => {
  const words = allWordsOf(entry);
  return terms
    .filter((term) => !words.some((word) => word.startsWith(term)))
    .flatMap((term) => words.find((word) => isNear(term, word)) ?? []);
};
