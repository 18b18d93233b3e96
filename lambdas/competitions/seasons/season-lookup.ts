import { contention } from '#lambdas/kernel/data/conditions.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { SettlementCause } from '#shared/payments/orders/policy-trace.ts';
import { settlementsFor } from '../payments/checkout/season-settlements.ts';
import { freeing } from './registration/promotion.ts';
import { kindOf, type SpotKind, type StoredSpots } from './registration/spots.ts';
import type { StoredSeason, StoredSquad } from './season-reader.ts';
import { begunBy, goesFrom, isLastOf, plays } from './squads/squad-writes.ts';
import { createStored, type Stored, type StoredRegistration } from './stored.ts';
import { createWrites, type Parts, type Rows, type Writes } from './writes/store.ts';

/** What a step of a registration looks at before it writes. */
export interface SeasonLookup extends Writes {
  readonly stored: Stored;
  readonly newCode: () => string;
  /** @throws {Problem} registration.notFound, registration.notNow */
  standing(userId: string, seasonId: string): Promise<StoredRegistration>;
  /** @throws {Problem} registration.notEligible */
  room(seasonId: string, divisionId: string, kind: SpotKind): Promise<StoredSpots>;
  /** The room that a registration takes, or waits for. */
  roomOf(registration: StoredRegistration, divisionId?: string): Promise<StoredSpots | undefined>;
  /** What gives a place away; a line that begins with a deleted player is put right first. */
  give(season: StoredSeason, spots: StoredSpots, now: Date): Promise<(rows: Rows) => Parts>;
  /** Off every squad, with the room of a squad that is empty, and what was paid for that one. */
  offSquads(
    season: StoredSeason,
    registration: StoredRegistration,
    now: Date,
    cause?: SettlementCause,
  ): Promise<(rows: Rows) => Parts>;
}

export function createSeasonLookup(table: Table, newCode: () => string, retry?: Retry): SeasonLookup {
  const writes = createWrites(table, retry);
  const stored = createStored(table);
  const room: SeasonLookup['room'] = async (seasonId, divisionId, kind) => {
    const found = await stored.room(seasonId, divisionId, kind);
    if (!found) throw new Problem('registration.notEligible');
    return found;
  };
  const give: SeasonLookup['give'] = async (season, spots, now) => {
    const freed = await freeing({ season, spots, now, stored, newCode });
    if (!freed.isStale) return (rows) => freed.parts(rows) as Parts;
    await writes.write((rows) => freed.parts(rows) as Parts);
    throw contention('A player in line is gone');
  };
  return {
    ...writes,
    stored,
    newCode,
    room,
    give,
    standing: async (userId, seasonId) => {
      const found = await stored.registration(userId, seasonId);
      if (!found) throw new Problem('registration.notFound');
      if (!isStanding(found.status)) throw new Problem('registration.notNow');
      return found;
    },
    roomOf: async ({ seasonId, mode, ...before }, divisionId = before.divisionId) => {
      const kind = kindOf(mode);
      return kind && room(seasonId, divisionId, kind);
    },
    offSquads: async (season, { userId, seasonId, squadIds }, now, cause = 'removed') => {
      const found = await Promise.all(squadIds.map((squadId) => stored.squad(seasonId, squadId)));
      const squads = found.filter((squad): squad is StoredSquad => squad !== undefined);
      const ending = squads.find((squad) => plays(squad) && isLastOf(squad, userId));
      const given = ending && (await give(season, await room(seasonId, ending.divisionId, 'teams'), now));
      const begun = squads.filter((squad) => squad !== ending).flatMap((squad) => begunBy(squad, userId));
      const settled = [
        ...settlementsFor(season, ending?.cardPayments, cause, now),
        ...settlementsFor(season, begun, 'undelivered', now),
      ];
      return (rows) =>
        [
          ...squads.map((squad) => goesFrom(rows, squad, userId)),
          ...(given?.(rows) ?? []),
          ...settled.map((fact) => rows.outbox.put(fact).commit()),
        ] as Parts;
    },
  };
}
