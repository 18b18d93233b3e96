import type { CarryPayment } from '#lambdas/payments/ports/outside/carried-payment.ts';
import { awaitsPlacement } from '#shared/competitions/payments/card-payments.ts';
import { isTransferable } from '#shared/competitions/seasons/registration.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { SeasonLookup } from '../../season-lookup.ts';
import type { StoredSeason } from '../../season-reader.ts';
import type { StoredRegistration } from '../../stored.ts';
import type { Parts } from '../../writes/store.ts';
import { fresh, leavingGroup, written } from '../entering.ts';
import { moved } from '../promotion.ts';
import type { RegistrationMoves } from '../registration-moves.ts';
import { withoutCard } from '../saved-card.ts';
import { kindOf, queue, take } from '../spots.ts';
import { holds } from './leave.ts';

/** Out of one season and into a division of another, in where a place is free and in line where none is. What was paid comes along. */
export const carry =
  (look: SeasonLookup, payment: CarryPayment): RegistrationMoves['carry'] =>
  (season, userId, other, divisionId, now) =>
    look.settle(async () => {
      const { stored, standing, roomOf, give, offSquads } = look;
      const before = await standing(userId, season.seasonId);
      if (!isTransferable(before.status)) throw new Problem('registration.notNow');
      const wanted = carried(before, season, other, divisionId, now);
      const there = await fresh(stored, wanted);
      const room = await roomOf(before);
      const given = holds(before, room) ? await give(season, room, now) : undefined;
      const off = await offSquads(season, before, now);
      const outOfGroup = await leavingGroup(stored, before);
      const { facts } = withoutCard(before, season, now);
      const paid = await payment({ dueId: userId, from: season.seasonId, to: other.seasonId });
      const kind = kindOf(wanted.mode);
      const its = kind && (await look.room(other.seasonId, divisionId, kind));
      const isIn = its === undefined || its.left > 0;
      return (rows) =>
        [
          ...moved(rows, season, before, { status: 'transferred', squadIds: [] }, now),
          ...(given?.(rows) ?? []),
          ...off(rows),
          ...outOfGroup(rows),
          ...paid(rows),
          ...facts.map((fact) => rows.outbox.put(fact).commit()),
          ...(its ? [isIn ? take(rows, its) : queue(rows, its, userId)] : []),
          ...written(rows, { wanted, before: there, isIn, code: '', now }),
        ] as Parts;
    });

/**
 * A player with a team or friends comes to the other season alone, for what a place of their own costs there; who was alone
 * already for what they agreed to.
 * @throws {Problem} registration.wrongMode
 */
function carried(
  before: StoredRegistration,
  { facts: { prices } }: StoredSeason,
  other: StoredSeason,
  divisionId: string,
  now: Date,
): StoredRegistration {
  const mode = before.mode === 'sub_only' ? 'sub_only' : 'individual';
  if (!other.facts.registrationModes.includes(mode)) throw new Problem('registration.wrongMode');
  const { userId, answers, seasonId, cardPayments = [] } = before;
  const paid = cardPayments.filter((one) => !awaitsPlacement(one));
  const price = before.mode === mode ? (before.price ?? prices[mode]) : undefined;
  return {
    userId,
    seasonId: other.seasonId,
    teamId: other.teamId,
    version: 1,
    divisionId,
    mode,
    status: 'registered',
    squadIds: [],
    answers,
    ...(price && { price }),
    ...(paid.length > 0 && { cardPayments: paid }),
    carriedFrom: { seasonId, userId },
    registeredAt: now.toISOString(),
  };
}
