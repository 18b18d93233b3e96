import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type EntryList, letIn, resize } from '#shared/competitions/tournaments/entry-list.ts';
import { withHolds } from '#shared/competitions/tournaments/held-entries.ts';
import { isBeforeDraw } from '#shared/competitions/tournaments/states.ts';
import type { TournamentStatus } from '#shared/competitions/tournaments/words.ts';
import { Problem } from '#shared/contract/errors.ts';
import { letInFacts, type TournamentNotice, tournamentChangedFact, tournamentNoticeFact } from './facts.ts';
import { heldByTournament } from './pictures.ts';
import {
  createTournamentReader,
  type StoredList,
  type StoredTournament,
  type TournamentReader,
} from './tournament-reader.ts';
import { createTournamentWrites, type TournamentRows } from './writes/store.ts';

export interface TournamentStore extends TournamentReader {
  /** False when its address is taken. */
  create(tournament: StoredTournament): Promise<boolean>;
  /**
   * With the room of its categories. False when it is no longer the version that was read.
   * @throws {Problem} tournament.capacityBelowEntered, tournament.categoryInUse
   */
  save(before: StoredTournament, after: StoredTournament): Promise<boolean>;
  /** False when it, or the desk that it was judged by, is no longer the version that was read. */
  move(before: StoredTournament, to: TournamentStatus, how: Moving): Promise<boolean>;
}

interface Moving {
  readonly reason: string;
  readonly now: Date;
  /** What the decision was made by; a desk that is not there has version 0. */
  readonly deskVersion: number;
  readonly telling?: TournamentNotice | undefined;
}

/** Public: what is published and not called off or put away. */
const monthOf = ({ status, startDate }: Pick<StoredTournament, 'status' | 'startDate'>): string | undefined =>
  ['draft', 'archived', 'cancelled'].includes(status) ? undefined : startDate.slice(0, 7);

const emptyList = (capacity: number): EntryList => ({ capacity, entries: [], seekers: [] });

export function createTournamentStore(table: Table, retry?: Retry): TournamentStore {
  const { write } = createTournamentWrites(table, retry);
  const reader = createTournamentReader(table);
  return {
    ...reader,
    create: async (tournament) => {
      const { tournamentId, slug, facts } = tournament;
      const refused = await write((rows) => [
        rows.claim.create({ kind: 'tournamentSlug', value: slug, holderId: tournamentId }).commit(),
        rows.tournament.create(tournament).commit(),
        named(rows, tournament),
        ...facts.categories.map(({ categoryId, maxEntries }) =>
          rows.entries.create({ tournamentId, categoryId, version: 1, list: emptyList(maxEntries) }).commit(),
        ),
        ...heldByTournament(tournament).map((fact) => rows.outbox.put(fact).commit()),
      ]);
      return refused.length === 0;
    },
    save: async (before, after) => {
      const lists = await reader.listsOf(before.tournamentId);
      const refused = await write((rows) => [
        ...changed(rows, before, after),
        ...rooms(rows, after, lists),
        ...heldByTournament(after, before.facts).map((fact) => rows.outbox.put(fact).commit()),
      ]);
      return refused.length === 0;
    },
    move: async (before, to, { reason, now, deskVersion, telling }) => {
      const { tournamentId } = before;
      const version = before.version + 1;
      const after = { ...before, status: to, version, updatedAt: now.toISOString() };
      const fact = telling && tournamentNoticeFact(before, { ...telling, cause: ['status', String(version)] }, now);
      const refused = await write((rows) => [
        ...changed(rows, before, {
          ...after,
          ...(to === 'cancelled' && { cancelReason: reason }),
        }),
        deskVersion === 0
          ? rows.desk
              .check({ tournamentId })
              .where((row, { notExists }) => notExists(row.version))
              .commit()
          : rows.desk
              .check({ tournamentId })
              .where((row, { eq }) => eq(row.version, deskVersion))
              .commit(),
        ...(fact ? [rows.outbox.put(fact).commit()] : []),
      ]);
      return refused.length === 0;
    },
  };
}

/** What other contexts call the tournament. */
const named = (rows: TournamentRows, { tournamentId, teamId, status, facts }: Omit<StoredTournament, 'month'>) =>
  rows.named.put({ refId: tournamentId, name: facts.name, teamId, status }).commit();

/** Written whole, as the month may have to go. */
function changed(rows: TournamentRows, { version }: StoredTournament, { month: _, ...after }: StoredTournament) {
  const month = monthOf(after);
  const at = ['tournament', after.version] as const;
  return [
    rows.tournament
      .put({ ...after, ...(month && { month }) })
      .where((row, { eq }) => eq(row.version, version))
      .commit(),
    named(rows, after),
    rows.outbox.put(tournamentChangedFact(after.tournamentId, at, new Date(after.updatedAt))).commit(),
  ];
}

/** New categories get their list, removed ones had no entries, and the others the room that is said: entries that move up are returned. */
function rooms(rows: TournamentRows, tournament: StoredTournament, lists: readonly StoredList[]) {
  const { tournamentId, facts } = tournament;
  const now = new Date(tournament.updatedAt);
  const known = new Map(lists.map((one) => [one.categoryId, one]));
  const kept = new Set(facts.categories.map(({ categoryId }) => categoryId));
  const added = facts.categories.filter(({ categoryId }) => !known.has(categoryId));
  const gone = lists.filter(({ categoryId }) => !kept.has(categoryId));
  if (gone.some(({ list }) => list.entries.length > 0)) throw new Problem('tournament.categoryInUse');
  const sized = facts.categories.flatMap(({ categoryId, maxEntries }) => {
    const stored = known.get(categoryId);
    if (!stored || stored.list.capacity === maxEntries) return [];
    const moved = resize(stored.list, maxEntries);
    if ('refused' in moved) throw new Problem(moved.refused);
    const list = isBeforeDraw(tournament.status)
      ? withHolds(facts, { before: stored.list, after: moved.list, categoryId, now })
      : moved.list;
    return [{ stored, list, promoted: letIn(stored.list, list) }];
  });
  const told = sized.flatMap(({ stored, promoted }) => letInFacts(tournament, stored, promoted, now));
  return [
    ...added.map(({ categoryId, maxEntries }) =>
      rows.entries.create({ tournamentId, categoryId, version: 1, list: emptyList(maxEntries) }).commit(),
    ),
    ...gone.map(({ categoryId, version }) =>
      rows.entries
        .remove({ tournamentId, categoryId })
        .where((row, { eq }) => eq(row.version, version))
        .commit(),
    ),
    ...sized.map(({ stored: { categoryId, version }, list }) =>
      rows.entries
        .patch({ tournamentId, categoryId })
        .set({ list, version: version + 1 })
        .where((row, { eq }) => eq(row.version, version))
        .commit(),
    ),
    ...told.map((fact) => rows.outbox.put(fact).commit()),
  ];
}
