import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type Entry, type EntryList, letIn } from '#shared/competitions/tournaments/entry-list.ts';
import { type Holding, withHolds, withoutLapsed } from '#shared/competitions/tournaments/held-entries.ts';
import { isBeforeDraw } from '#shared/competitions/tournaments/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { ErrorCode } from '#shared/errors.ts';
import type { SettlementCause } from '#shared/payments/orders/policy-trace.ts';
import { entryListEntity } from './entry-list.entity.ts';
import { settlementsOf, whenLapsed } from './entry-settlements.ts';
import { letInFacts, peopleIn, type TournamentNotice, tournamentChangedFact, tournamentNoticeFact } from './facts.ts';
import { createTournamentReader, type StoredList, type StoredTournament } from './tournament-reader.ts';
import { createTournamentWrites } from './writes/store.ts';

type Moved = { readonly list: EntryList; readonly promoted: readonly Entry[] } | { readonly refused: ErrorCode };
/** What becomes of a list, judged by the tournament as it is in that moment. */
export type Judge = (tournament: StoredTournament, list: EntryList) => Moved;

interface Changing extends Holding {
  readonly now: Date;
  /** Why entries go, for what was paid for them: an organizer removes them unless it is said. */
  readonly cause?: SettlementCause;
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
   * are read and judged again. Entries whose time to pay is over are gone before that; those that come in are held for their
   * payment where that is needed. What was paid for entries that go is settled with it. Entries that move up get the news.
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
        const change = changeOf(tournament, stored, judge, how);
        if (!change) return { found: stored.list };
        const { list, facts } = change;
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
            ...facts.map((fact) => rows.outbox.put(fact).commit()),
          ],
        };
      }),
  };
}

/** What a judgement makes of a list, with the facts of it; undefined where nothing changes. @throws {Problem} what it refuses */
function changeOf(tournament: StoredTournament, stored: StoredList, judge: Judge, how: Changing) {
  const isOpen = isBeforeDraw(tournament.status);
  const { now } = how;
  const { list: ready, lapsed } = isOpen ? withoutLapsed(stored.list, now) : { list: stored.list, lapsed: [] };
  const moved = judge(tournament, ready);
  if ('refused' in moved) throw new Problem(moved.refused);
  if (moved.list === stored.list) return undefined;
  const change = { before: stored.list, after: moved.list, categoryId: stored.categoryId, now };
  const list = isOpen ? withHolds(tournament.facts, change, how) : moved.list;
  return { list, facts: factsOf(tournament, stored, { list, lapsed }, how) };
}

/** The facts of a change: the change itself, what is settled, the entries that moved up, and the players it notifies. */
function factsOf(
  tournament: StoredTournament,
  stored: StoredList,
  { list, lapsed }: { readonly list: EntryList; readonly lapsed: readonly Entry[] },
  { now, telling, cause = 'removed' }: Changing,
) {
  const version = stored.version + 1;
  const told = (notice: TournamentNotice, what: string) =>
    tournamentNoticeFact(tournament, { ...notice, cause: [stored.categoryId, String(version), what] }, now);
  const kept = new Set([...list.entries, ...lapsed].map(({ entryId }) => entryId));
  const gone = stored.list.entries.filter(({ entryId }) => !kept.has(entryId));
  const late = peopleIn(lapsed);
  return [
    tournamentChangedFact(tournament.tournamentId, [stored.categoryId, version], now),
    ...settlementsOf(tournament, gone, cause, now),
    ...settlementsOf(tournament, givenUp(stored.list, list), 'paidOutside', now),
    ...settlementsOf(tournament, lapsed, whenLapsed, now),
    ...letInFacts(tournament, stored, letIn(stored.list, list), now),
    ...(late.length > 0 ? [told({ userIds: late, news: { what: 'lapsed' } }, 'lapsed')] : []),
    ...(telling ? [told(withPayBy(telling, stored.list, list), 'told')] : []),
  ];
}

/** Entries that stay, with the cards that are not to pay for them any more. */
function givenUp(before: EntryList, after: EntryList): readonly Entry[] {
  const kept = new Map(after.entries.map((entry) => [entry.entryId, entry]));
  return before.entries.flatMap(({ cardPayments = [], ...entry }) => {
    const now = kept.get(entry.entryId);
    const gone = cardPayments.filter(({ orderId }) => !now?.cardPayments?.some((one) => one.orderId === orderId));
    return now && gone.length > 0 ? [{ ...entry, cardPayments: gone }] : [];
  });
}

/** A pair that comes in hears until when their place is held. */
function withPayBy({ userIds, news }: TournamentNotice, before: EntryList, list: EntryList): TournamentNotice {
  if (news.what !== 'partnerConfirmed') return { userIds, news };
  const made = list.entries.find((entry) => !before.entries.some(({ entryId }) => entryId === entry.entryId));
  return { userIds, news: { ...news, ...(made?.payBy && { payBy: made.payBy }) } };
}
