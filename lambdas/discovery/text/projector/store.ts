import { type EntityItem, Service } from 'electrodb';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { spellingKeysOf } from '#shared/discovery/spelling.ts';
import { entryEntity } from '../entry.entity.ts';
import { wordOf } from '../entry-words.ts';
import { spellingEntity } from '../spelling.entity.ts';
import { wordEntity } from '../word.entity.ts';
import { keyOf, rowsOf } from '../word-rows.ts';
import type { EntryNews } from './index-updates.ts';

/** Takes news once, in any order: what is older than what it has changes nothing. */
export interface EntryStore {
  /** What a thing is now. All its words change in one transaction, so no search finds it by a word that it lost. */
  show(news: EntryNews): Promise<void>;
}

export function createEntryStore(table: Table, retry: Retry = createRetry()): EntryStore {
  const entries = entryEntity(table);
  const replace = replacing(table);
  const learn = learning(table);
  return {
    show: async (news) => {
      const rows = news.shown ? rowsOf(news.shown) : [];
      const words = rows.map(({ position }) => wordOf(position));
      await Promise.all(words.map((word) => retry(() => learn(word))));
      await retry(async () => {
        const { kind, refId } = news;
        const { data } = await entries.get({ kind, refId }).go({ consistent: true });
        await replace(data ?? undefined, news, rows);
      });
    },
  };
}

type Stored = EntityItem<ReturnType<typeof entryEntity>>;
type Rows = ReturnType<typeof rowsOf>;

/** It throws contention when the entry is no longer what was read: the same again then starts from what it is now. */
function replacing(table: Table) {
  const { transaction } = new Service({ entry: entryEntity(table), word: wordEntity(table) });
  return async (before: Stored | undefined, news: EntryNews, rows: Rows): Promise<void> => {
    if (before && before.version >= news.version) return;
    const { kind, refId, version } = news;
    const positions = rows.map(({ position }) => position);
    const gone = (before?.positions ?? []).filter((position) => !positions.includes(position));
    const refused = await commit(
      transaction.write(({ entry, word }) => [
        entry
          .put({ kind, refId, version, positions, ...expiryOf(rows) })
          .where((known, { eq, notExists }) => (before ? eq(known.version, before.version) : notExists(known.version)))
          .commit(),
        ...gone.map((position) => word.delete(keyOf(position)).commit()),
        ...rows.map((row) => word.put(row).commit()),
      ]),
    );
    if (refused.length > 0) throw contention('The entry moved');
  };
}

/** Longer than its words, so that none outlives it. */
const keptSeconds = 90 * 24 * 60 * 60;
const expiryOf = ([row]: Rows) => (row?.expires === undefined ? {} : { expires: row.expires + keptSeconds });

/** Words of fewer letters are not looked for with a letter forgiven. */
const fewestLetters = 4;

/** Keeps a word for those who mistype it. Nearly always it is known; the row that says so is written last. */
function learning(table: Table) {
  const spellings = spellingEntity(table);
  return async (word: string): Promise<void> => {
    const keys = spellingKeysOf(word);
    const [last] = keys;
    if (word.length < fewestLetters || last === undefined) return;
    if ((await spellings.get({ key: last, word }).go()).data) return;
    await Promise.all(keys.slice(1).map((key) => spellings.put({ key, word }).go()));
    await spellings.put({ key: last, word }).go();
  };
}
