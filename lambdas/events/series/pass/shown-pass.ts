import { shownOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { freeOf } from '#shared/events/rsvp/line/line-groups.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import type { PassDate, PassOfChild } from '#shared/events/series/pass/contract.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import { backOfDates } from './back-of-dates.ts';
import type { DateOfPass } from './look-at-date.ts';
import { type PassPlayer, seatsOf } from './look-at-pass.ts';

/** What a player has of a pass, for a reader who pays or paid for it; what another guardian paid is not shown. */
export function shownPass(player: PassPlayer, readerId: string, now: Date) {
  const { personId, dates, order } = player;
  const seats = seatsOf(player).map(({ event }) => event);
  const own = order?.userId === readerId ? order : undefined;
  return {
    dates: dates.map((date) => shownDate(date, now)),
    ...(own && (isOpen(own.status) || wasCharged(own.status)) && { order: shownOrder(own) }),
    seats: seats.map(({ eventId }) => eventId),
    backMinor: own ? backOfDates(own, seats, personId, now) : 0,
  };
}

const shownDate = ({ event, line, state }: DateOfPass, now: Date): PassDate => ({
  eventId: event.eventId,
  startsAt: event.startsAt,
  state,
  priceMinor: event.passPrice.amountMinor,
  left: Math.max(0, freeOf(settleLine(line, now)).seats),
});

/** The pass of a child, for one of its guardians. */
export function ofChild(child: Dependant, player: PassPlayer, readerId: string, now: Date): PassOfChild {
  const { dependantId, firstName, guardians } = child;
  const mayAnswer = hasRight(guardians, readerId, 'rsvp', now);
  const mayPay = mayAnswer && hasRight(guardians, readerId, 'pay', now);
  return { ...shownPass(player, readerId, now), dependantId, firstName, mayAnswer, mayPay };
}
