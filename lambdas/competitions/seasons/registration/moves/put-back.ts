import { contention } from '#lambdas/kernel/data/conditions.ts';
import { isPastDue } from '#shared/competitions/payments/payment-hold.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason } from '../../season-reader.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts, Rows } from '../../writes/store.ts';
import { letIn, moved, waitsFor } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';
import { cardGivenUp } from '../saved-card.ts';
import { passOn, unqueue } from '../spots.ts';

/**
 * A free agent whose card was refused, and who did not pay in time, is off the team and last among the free agents. Where players
 * wait for the spot, the first of them has it, and the free agent is the last of those. What was to be paid is given up.
 */
export const putBack =
  (look: SeasonLookup): RegistrationMoves['putBack'] =>
  (season, userId, now) =>
    look.settle(async () => {
      const before = await look.standing(userId, season.seasonId);
      if (!isPastDue(before, now) || before.squadIds.length === 0) return undefined;
      const off = await look.offSquads(season, before, now, 'undelivered');
      const next = await passingOn(look, season, before, now);
      const { set, facts } = cardGivenUp(before, season, now);
      const after = {
        status: next ? ('waitlisted' as const) : ('registered' as const),
        squadIds: [],
        isPutBack: true,
        ...set,
        registeredAt: now.toISOString(),
      };
      return (rows) =>
        [
          ...moved(rows, season, before, after, now),
          ...facts.map((fact) => rows.outbox.put(fact).commit()),
          ...off(rows),
          ...(next?.(rows) ?? []),
        ] as Parts;
    });

/** What gives the spot to the first in line, so that all others move up; nothing where no player waits. */
async function passingOn(look: SeasonLookup, season: StoredSeason, before: StoredRegistration, now: Date) {
  const room = await look.roomOf(before);
  const [first] = room?.waiting ?? [];
  if (!room || first === undefined) return undefined;
  const heir = await look.stored.registration(first, season.seasonId);
  if (!waitsFor(heir, room)) {
    await look.write((rows) => [unqueue(rows, room, first)] as Parts);
    throw contention('A player in line is gone');
  }
  const code = look.newCode();
  return (rows: Rows) => [passOn(rows, room, before.userId), ...letIn(rows, season, heir, code, now)];
}
