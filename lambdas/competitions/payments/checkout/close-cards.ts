import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { paidOutside } from '../../seasons/registration/saved-card.ts';
import type { StoredSeason, StoredSquad } from '../../seasons/season-reader.ts';
import { createStored, type StoredRegistration } from '../../seasons/stored.ts';
import { createWrites, type Parts, type Rows } from '../../seasons/writes/store.ts';

/**
 * A place or a team that was paid another way is paid by no card any more: its orders that are not paid by now are given up, and a
 * payment that comes late goes back. Safe to repeat.
 * @param dueId the player’s or the team’s
 */
export type CloseCards = (season: StoredSeason, dueId: string, now: Date) => Promise<void>;

export function createCloseCards(table: Table, retry?: Retry): CloseCards {
  const stored = createStored(table);
  const { settle } = createWrites(table, retry);
  return (season, dueId, now) =>
    settle(async () => {
      const { seasonId } = season;
      const [registration, squads] = await Promise.all([
        stored.registration(dueId, seasonId),
        stored.squadsOf(seasonId),
      ]);
      const squad = squads.find(({ squadId }) => squadId === dueId);
      const { facts, set } = paidOutside(registration ?? squad ?? {}, season, now);
      if (facts.length === 0) return undefined;
      return (rows: Rows) =>
        [
          ...(registration ? [ofPlayer(rows, registration, set)] : []),
          ...(squad ? [ofTeam(rows, squad, set)] : []),
          ...facts.map((fact) => rows.outbox.put(fact).commit()),
        ] as Parts;
    });
}

type Kept = ReturnType<typeof paidOutside>['set'];

const ofPlayer = (rows: Rows, { userId, seasonId, version }: StoredRegistration, set: Kept) =>
  rows.registration
    .patch({ userId, seasonId })
    .set({ ...set, version: version + 1 })
    .where((row, { eq }) => eq(row.version, version))
    .commit();

const ofTeam = (rows: Rows, { seasonId, squadId, version }: StoredSquad, { cardPayments }: Kept) =>
  rows.squad
    .patch({ seasonId, squadId })
    .set({ cardPayments, version: version + 1 })
    .where((row, { eq }) => eq(row.version, version))
    .commit();
