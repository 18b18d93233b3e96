import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { squadAsked } from '#shared/competitions/seasons/messages.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason } from '../../season-reader.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { fresh, grouping, written } from '../entering.ts';
import type { RegistrationMoves } from '../registration-moves.ts';
import { queue, take } from '../spots.ts';

/** In where a place is free, and in line where none is. */
export const enter =
  ({ settle, stored, roomOf, newCode }: SeasonLookup): RegistrationMoves['enter'] =>
  (season, wanted, isNewGroup, now) =>
    settle(async () => {
      const before = await fresh(stored, wanted);
      const room = await roomOf(wanted);
      const group = await grouping(stored, wanted, isNewGroup);
      const isIn = room === undefined || room.left > 0;
      const code = newCode();
      return (rows) =>
        [
          ...(room ? [isIn ? take(rows, room) : queue(rows, room, wanted.userId)] : []),
          ...group(rows),
          ...written(rows, { wanted, before, isIn, code, now }),
          ...asking(rows, season, wanted, now),
        ] as Parts;
    });

/** The captains of the squad that is asked for are told. */
function asking(
  rows: Rows,
  { seasonId, teamId, facts }: StoredSeason,
  { userId, askedSquadId }: StoredRegistration,
  now: Date,
) {
  if (!askedSquadId) return [];
  const id = idFrom('message', squadAsked.name, askedSquadId, userId, now.toISOString());
  const said = {
    seasonId,
    teamId,
    seasonLabel: facts.label,
    squadId: askedSquadId,
    userId,
  };
  return [rows.outbox.put(factRow(squadAsked, id, now, said)).commit()];
}
