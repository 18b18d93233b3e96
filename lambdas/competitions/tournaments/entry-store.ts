import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { Entry, EntryList } from '#shared/competitions/tournaments/entry-list.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { entryListEntity } from './entry-list.entity.ts';
import { letInFacts, type TournamentNotice, tournamentChangedFact, tournamentNoticeFact } from './facts.ts';
import { createTournamentReader, type StoredList, type StoredTournament } from './tournament-reader.ts';
import { createTournamentWrites } from './writes/store.ts';

type Moved = { readonly list: EntryList; readonly promoted: readonly Entry[] } | { readonly refused: ErrorCode };
/** What becomes of a list, judged by the tournament as it is in that moment. */
export type Judge = (tournament: StoredTournament, list: EntryList) => Moved;

interface Changing {
  readonly now: Date;
  /** Who else gets news, and which, once it is done. */
  readonly telling?: TournamentNotice;
}

interface Key {
  readonly tournamentId: string;
  readonly categoryId: string;
}

export interface EntryStore {
  /**
   * Changes who entered a category. The write holds only for the tournament and the list that were judged: otherwise both
   * are read and judged again. Entries that move up from the line get the news.
   * @throws {Problem} tournament.notFound, tournament.categoryNotFound, and what the judgement refuses
   */
  change(key: Key, judge: Judge, how: Changing): Promise<EntryList>;
}

export function createEntryStore(table: Table, retry?: Retry): EntryStore {
  const { settle } = createTournamentWrites(table, retry);
  const { find } = createTournamentReader(table);
  const lists = entryListEntity(table);

  const look = async (key: Key): Promise<{ tournament: StoredTournament; stored: StoredList }> => {
    const [tournament, { data }] = await Promise.all([find(key.tournamentId), lists.get(key).go({ consistent: true })]);
    if (!tournament) throw new Problem('tournament.notFound');
    if (!data) throw new Problem('tournament.categoryNotFound');
    return { tournament, stored: data as StoredList };
  };

  return {
    change: (key, judge, how) =>
      settle(async () => {
        const { tournament, stored } = await look(key);
        const moved = judge(tournament, stored.list);
        if ('refused' in moved) throw new Problem(moved.refused);
        const { list } = moved;
        if (list === stored.list) return { found: list };
        const told = factsOf(tournament, stored, moved.promoted, how);
        return {
          found: list,
          compose: (rows) => [
            rows.tournament
              .check({ tournamentId: key.tournamentId })
              .where((row, { eq }) => eq(row.version, tournament.version))
              .commit(),
            rows.entries
              .patch(key)
              .set({ list, version: stored.version + 1 })
              .where((row, { eq }) => eq(row.version, stored.version))
              .commit(),
            ...told.map((fact) => rows.outbox.put(fact).commit()),
          ],
        };
      }),
  };
}

/** The facts of a change: the change itself, the entries that moved up from the waitlist, and the players it notifies. */
function factsOf(
  tournament: StoredTournament,
  stored: StoredList,
  promoted: readonly Entry[],
  { now, telling }: Changing,
) {
  const cause = [stored.categoryId, String(stored.version + 1), 'told'];
  return [
    tournamentChangedFact(tournament.tournamentId, [stored.categoryId, stored.version + 1], now),
    ...letInFacts(tournament, stored, promoted, now),
    ...(telling ? [tournamentNoticeFact(tournament, { ...telling, cause }, now)] : []),
  ];
}
