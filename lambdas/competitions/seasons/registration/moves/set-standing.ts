import { Problem } from '#shared/contract/errors.ts';
import { settlementsFor } from '../../../payments/checkout/season-settlements.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason, StoredSquad } from '../../season-reader.ts';
import type { SquadMoves } from '../../squads/squad-moves.ts';
import { changeAsRead, plays, squadChangedFact } from '../../squads/squad-writes.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { take } from '../spots.ts';

/** The room for a squad. @throws {Problem} season.tooMany where none is left */
export async function roomForSquad({ room }: SeasonLookup, { seasonId, divisionId }: StoredSquad) {
  const found = await room(seasonId, divisionId, 'teams');
  if (found.left === 0) throw new Problem('season.tooMany');
  return found;
}

/** A squad that plays no more gives its place on; one that comes back takes a place that is free. */
async function movingRoom(
  look: SeasonLookup,
  season: StoredSeason,
  before: StoredSquad,
  to: StoredSquad['status'],
  now: Date,
): Promise<(rows: Rows) => readonly unknown[]> {
  if (plays(before) === plays({ status: to })) return () => [];
  if (plays(before)) return look.give(season, await look.room(before.seasonId, before.divisionId, 'teams'), now);
  const room = await roomForSquad(look, before);
  return (rows) => [take(rows, room)];
}

export const setStanding =
  (look: SeasonLookup): SquadMoves['setStanding'] =>
  async (season, squad, to, now) => {
    let isMade = true;
    await look.settle(async () => {
      const before = await look.stored.squad(squad.seasonId, squad.squadId);
      isMade = before?.version === squad.version;
      if (!before || !isMade) return undefined;
      const room = await movingRoom(look, season, before, to, now);
      const isOut = plays(before) && !plays({ status: to });
      const settled = isOut ? settlementsFor(season, before.cardPayments, 'removed', now) : [];
      const fact = squadChangedFact({ ...before, version: before.version + 1 }, now);
      return (rows) =>
        [
          changeAsRead(rows, before, { status: to }, isOut ? ['cardPayments'] : []),
          ...[fact, ...settled].map((one) => rows.outbox.put(one as typeof fact).commit()),
          ...room(rows),
        ] as Parts;
    });
    return isMade;
  };
