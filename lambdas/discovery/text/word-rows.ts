import type { Entry } from '#shared/discovery/entry.ts';
import { headOf, leadingWordsOf, positionOf, wordOf } from './entry-words.ts';

const daySeconds = 24 * 60 * 60;

/** Where one word of an entry is stored. */
export const keyOf = (position: string) => ({ head: headOf(wordOf(position)), position });

/** An entry's rows as they are stored: one for each word that leads to it. */
export function rowsOf(entry: Entry) {
  const { kind, refId, title, detail, gameTypeId, otherGameType, startsAt, timeZone, isTimeTbd, point } = entry;
  const shown = {
    kind,
    refId,
    title,
    detail,
    ...(gameTypeId !== undefined && { gameTypeId }),
    ...(otherGameType !== undefined && { otherGameType }),
    ...(startsAt !== undefined && { startsAt, expires: Math.floor(Date.parse(startsAt) / 1000) + daySeconds }),
    ...(timeZone !== undefined && { timeZone }),
    ...(isTimeTbd && { isTimeTbd }),
    ...point,
  };
  return leadingWordsOf(entry).map((word) => ({ ...keyOf(positionOf(word, entry)), ...shown }));
}
