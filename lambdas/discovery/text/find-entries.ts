import { termsOf } from '#shared/discovery/words.ts';
import { positionsIn } from './entry-words.ts';
import { findMistyped } from './find-mistyped.ts';
import { inOrder, passing } from './rank.ts';
import type { WordPage, WordReader } from './store.ts';
import type { FoundEntries, TextSearch } from './text-search.ts';

/** Entries that one request reads: about 8 units of 4 KB. */
const perRequest = 150;
/** Requests of one search, before letters are forgiven. */
const mostRequests = 3;

/**
 * Entries that have, for each term, a word that begins so. Any term leads to them, so the longest are followed, at most
 * three at once; the other terms are held against what they lead to. With a point, one request reads what is near it.
 */
export async function findEntries(search: TextSearch, read: WordReader): Promise<FoundEntries> {
  const { near, wanted } = search;
  const terms = termsOf(search.text);
  const [longest] = terms;
  if (longest === undefined) return { entries: [], isComplete: true };
  const leads = terms.slice(0, near ? mostRequests - 1 : mostRequests);
  const [close, ...pages] = await Promise.all([
    near ? read.entries(positionsIn(longest, near), { limit: perRequest }) : undefined,
    ...leads.map((term) => read.entries(term, { limit: perRequest })),
  ]);
  const passes = passing(search, terms, (term, word) => word.startsWith(term));
  const seen = [close, ...pages].flatMap((page) => page?.entries ?? []);
  const isRead = leads.length + Number(near !== undefined) >= mostRequests || seen.filter(passes).length >= wanted;
  const last = isRead ? undefined : await readOn(leads, pages, read);
  const all = [...seen, ...(last?.entries ?? [])];
  const found = inOrder(all.filter(passes), terms, near);
  if (found.length === 0) return findMistyped(search, terms, all, read);
  const isComplete = pages.filter(({ next }) => next !== undefined).length <= Number(last && last.next === undefined);
  return { entries: found.slice(0, wanted), isComplete: isComplete && found.length <= wanted };
}

/** More of the longest term whose list has not ended. */
function readOn(leads: readonly string[], pages: readonly WordPage[], read: WordReader) {
  const open = pages.findIndex(({ next }) => next !== undefined);
  const lead = leads[open];
  return lead === undefined ? undefined : read.entries(lead, { limit: perRequest, next: pages[open]?.next });
}
