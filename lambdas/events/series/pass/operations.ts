import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { shownOrder, shownTerms } from '#lambdas/payments/ports/orders/stored-order.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { orderOf } from '#shared/events/rsvp/line/seats.ts';
import type { seriesPass } from '#shared/events/series/pass/contract.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { termsOf } from '../../checkout/order-for.ts';
import { sellerOfEvent } from '../../checkout/seller-of-event.ts';
import { type GivingUp, giveUp } from '../rsvp/leave-all.ts';
import { backOfDates } from './back-of-dates.ts';
import { lookAtPass, type PassParts, seatsOf } from './look-at-pass.ts';
import { passQuote } from './pass-order.ts';

type Operations = (typeof seriesPass)['operations'];

/** The whole price of a pass before it is bought, and what comes back of one that was. */
export async function getSeriesPass(
  input: Parsed<Operations['getSeriesPass']>,
  caller: Caller,
  parts: PassParts,
): Promise<Output<Operations['getSeriesPass']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const looked = await lookAtPass(input, caller, parts);
  const { event, dates, order } = looked;
  const terms = termsOf(event);
  if (!terms) throw new Problem('payment.notDue');
  const seller = await sellerOfEvent({ ...event, price: event.passPrice }, parts, now);
  const included = dates.filter(({ state }) => state === 'included');
  const quote = passQuote(looked, included, { userId, name: '' }, seller);
  const seats = seatsOf(order, dates, userId);
  return {
    dates: dates.map(({ event: { eventId, startsAt }, state }) => ({ eventId, startsAt, state })),
    singleMinor: event.price?.amountMinor ?? event.passPrice.amountMinor,
    totalMinor: quote.totalMinor,
    subtotalMinor: quote.subtotalMinor,
    serviceFeeMinor: quote.serviceFeeMinor,
    currency: quote.currency,
    timeZone: event.timeZone,
    takesCards: seller.account !== undefined,
    terms: shownTerms(terms),
    ...(order && (isOpen(order.status) || wasCharged(order.status)) && { order: shownOrder(order) }),
    seats: seats.map(({ event: { eventId } }) => eventId),
    backMinor: order
      ? backOfDates(
          order,
          seats.map((seat) => seat.event),
          userId,
          now,
        )
      : 0,
  };
}

/** Leaves all dates that the pass paid for, or holds; each is settled by its own start. */
export async function giveUpPass(
  { eventId }: Parsed<Operations['giveUpPass']>,
  caller: Caller,
  parts: Pick<PassParts, 'series' | 'seats' | 'orders'> & {
    readonly events: Pick<PassParts['events'], 'find'>;
    readonly leaves: GivingUp['leaves'];
  },
): Promise<Output<Operations['giveUpPass']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const event = await parts.events.find(eventId);
  const series = event?.seriesId ? await parts.series.find(event.seriesId) : undefined;
  const order = series && (await parts.orders.findFor({ subjectId: series.rootId, personId: userId }));
  if (!series || !order) throw new Problem('rsvp.notFound');
  const by: GivingUp = {
    lines: parts.seats,
    leaves: parts.leaves,
    isTheirs: (line) => orderOf(line, userId) === order.orderId,
    leave: async (date) =>
      (await parts.seats.leave({ eventId: date.eventId, userId, now, isLate: true })).outcome === 'left',
  };
  const left = await giveUp(series, userId, by, now);
  if (left === 0) throw new Problem('rsvp.notFound');
  return { left };
}
