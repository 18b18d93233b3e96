import { isPastDue } from '#shared/competitions/payments/payment-hold.ts';
import { settlementsFor } from '../../../payments/checkout/season-settlements.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts } from '../../writes/store.ts';
import { leavingGroup } from '../entering.ts';
import { moved } from '../promotion.ts';
import type { Leaving, RegistrationMoves } from '../registration-moves.ts';
import { type StoredSpots, unqueue } from '../spots.ts';

/** The place of a leaving player is passed on; the place of a squad goes when its last player leaves. */
export const holds = ({ status }: StoredRegistration, room: StoredSpots | undefined): room is StoredSpots =>
  room?.kind === 'players' && status !== 'waitlisted';

export const leave =
  ({ settle, stored, standing, roomOf, give, offSquads }: SeasonLookup): RegistrationMoves['leave'] =>
  (season, userId, as, now) =>
    settle(async () => {
      const before = await standing(userId, season.seasonId);
      if (as === 'lapsed' && !isPastDue(before, now)) return undefined;
      const room = await roomOf(before);
      const given = holds(before, room) ? await give(season, room, now) : undefined;
      const waits = before.status === 'waitlisted' ? room : undefined;
      const cause = causeOf(before, as);
      const off = await offSquads(season, before, now, cause);
      const outOfGroup = await leavingGroup(stored, before);
      return (rows) =>
        [
          ...moved(rows, season, before, outOf(as), now),
          ...settlementsFor(season, before.cardPayments, cause, now).map((fact) => rows.outbox.put(fact).commit()),
          ...(waits ? [unqueue(rows, waits, userId)] : []),
          ...(given?.(rows) ?? []),
          ...off(rows),
          ...outOfGroup(rows),
        ] as Parts;
    });

const outOf = (as: Leaving) => ({
  status: as === 'rejected' ? as : ('withdrawn' as const),
  squadIds: [],
  ...(as === 'lapsed' && { isLapsed: true }),
});

/** Only players who give up a place of their own are held to the policy. */
function causeOf({ status }: StoredRegistration, as: Leaving) {
  if (status === 'waitlisted' || as === 'lapsed') return 'undelivered';
  return as === 'withdrawn' ? 'left' : 'removed';
}
