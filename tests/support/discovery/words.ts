import { leadingWordsOf } from '#lambdas/discovery/text/entry-words.ts';
import { spellingEntity } from '#lambdas/discovery/text/spelling.entity.ts';
import { wordEntity } from '#lambdas/discovery/text/word.entity.ts';
import { rowsOf } from '#lambdas/discovery/text/word-rows.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Entry } from '#shared/discovery/entry.ts';
import { spellingKeysOf } from '#shared/discovery/spelling.ts';

/** Writes things into the index of words in batches, without what they stand for. */
export async function putEntries(entries: readonly Entry[], table: Table): Promise<void> {
  const words = [...new Set(entries.flatMap(leadingWordsOf))];
  const spelled = words.flatMap((word) => spellingKeysOf(word).map((key) => ({ key, word })));
  await wordEntity(table).put(entries.flatMap(rowsOf)).go({ concurrent: 4 });
  await spellingEntity(table).put(spelled).go({ concurrent: 4 });
}

let made = 0;

/** An event in Austin as the search by text knows it. */
export function anEntry(differences: Partial<Entry> = {}): Entry {
  made += 1;
  return {
    kind: 'event',
    refId: `evt_${String(made).padStart(26, '0')}`,
    title: 'Evening hoops',
    detail: 'Zilker Park, Austin, TX',
    gameTypeId: 'basketball',
    startsAt: '2028-05-04T18:00:00.000Z',
    timeZone: 'America/Chicago',
    point: { lat: 30.26715, lng: -97.74306 },
    ...differences,
  };
}
