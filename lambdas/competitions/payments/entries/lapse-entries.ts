import * as z from 'zod';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { isBeforeDraw } from '#shared/competitions/tournaments/states.ts';
import { CategoryId, TournamentId } from '#shared/ids.ts';
import type { EntryStore } from '../../tournaments/entry-store.ts';
import type { StoredTournament, TournamentReader } from '../../tournaments/tournament-reader.ts';

/** Where categories with held entries wait for the end of the first hold. */
export const heldEntriesQueue = 'tournaments-holds';

export const HeldEntriesWork = z.strictObject({ tournamentId: TournamentId, categoryId: CategoryId });

export interface Lapsing {
  readonly tournaments: Pick<TournamentReader, 'find' | 'listsOf'>;
  readonly entries: Pick<EntryStore, 'change'>;
  readonly due: Pick<DueIndex, 'schedule'>;
}

/** Has each category looked at when its first hold is over. Safe to repeat: every change of entries does it. */
export async function scheduleLapses(
  { tournamentId, status }: StoredTournament,
  { tournaments, due }: Pick<Lapsing, 'tournaments' | 'due'>,
  now: Date,
): Promise<void> {
  if (!isBeforeDraw(status)) return;
  for (const { categoryId, list } of await tournaments.listsOf(tournamentId)) {
    const [first] = list.entries.flatMap(({ payBy }) => payBy ?? []).toSorted();
    const key = `${categoryId} ${first}`;
    if (first)
      await due.schedule({ queue: heldEntriesQueue, key, dueAt: first, data: { tournamentId, categoryId } }, now);
  }
}

/** Gives places on whose entries were not paid in time. Safe to repeat. */
export async function lapseEntries(
  key: z.output<typeof HeldEntriesWork>,
  { tournaments, entries }: Pick<Lapsing, 'tournaments' | 'entries'>,
  now: Date,
): Promise<void> {
  const tournament = await tournaments.find(key.tournamentId);
  const isThere = tournament?.facts.categories.some(({ categoryId }) => categoryId === key.categoryId);
  if (isThere) await entries.change(key, (_, list) => ({ list, promoted: [] }), { now });
}
