import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { EventId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { RefundTermsShown } from '#shared/payments/orders/policy-trace.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { ShareToken } from '../../rsvp/contract.ts';
import { GroupKey } from '../../rsvp/line/capacity-groups.ts';

/**
 * What a pass does about a date: it holds a spot there, the date is full, the player has a spot or waits for one, or players can't
 * join it like that now.
 */
export const PassDateState = z.enum(['included', 'full', 'mine', 'closed']);
export type PassDateState = z.infer<typeof PassDateState>;

const PassDate = z.object({ eventId: EventId, startsAt: z.iso.datetime(), state: PassDateState });
export type PassDate = z.infer<typeof PassDate>;

/** A pass for all coming dates of a series, as the reader could buy it now, and the one they have. */
const SeriesPass = z.object({
  /** The dates that are open for joining, soonest first. */
  dates: z.array(PassDate),
  /** One date without a pass, in minor units, without the service fee. */
  singleMinor: z.int(),
  /** The included dates with the service fee; 0 where none is included. */
  totalMinor: z.int(),
  subtotalMinor: z.int(),
  serviceFeeMinor: z.int(),
  currency: Currency,
  timeZone: z.string(),
  /** Whether a card can pay now. */
  takesCards: z.boolean(),
  terms: RefundTermsShown,
  /** The reader's order for a pass, open or paid. */
  order: Order.optional(),
  /** Events in which they have the spot that it paid. */
  seats: z.array(EventId),
  /** What comes back if they give up all of those now, in minor units. */
  backMinor: z.int(),
});
export type SeriesPass = z.infer<typeof SeriesPass>;

const seen = { eventId: EventId, token: ShareToken.optional() };

/** One order for a spot on every coming date of a series. The price is the server's: callers send none. */
export const seriesPass = defineContract('seriesPass', {
  getSeriesPass: {
    method: 'GET',
    path: '/events/{eventId}/series/pass',
    summary: 'Get what a pass for the coming dates of a series costs you in all, which dates it holds, and your pass',
    access: 'signedIn',
    input: z.strictObject(seen),
    output: SeriesPass,
    errors: ['event.notFound', 'series.notFound', 'payment.notDue'],
  },
  holdPass: {
    method: 'PUT',
    path: '/events/{eventId}/series/pass',
    summary: 'Hold your spot on each coming date that has room for 10 minutes while you pay for the pass',
    access: 'named',
    input: z.strictObject({ ...seen, group: GroupKey.optional() }),
    output: z.object({ order: Order }),
    errors: [
      'event.notFound',
      'series.notFound',
      'payment.notDue',
      'order.adultPays',
      'order.cardsUnavailable',
      'order.paying',
      'rsvp.closed',
      'rsvp.full',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  giveUpPass: {
    method: 'DELETE',
    path: '/events/{eventId}/series/pass',
    summary: 'Leave every coming date that your pass paid for; what comes back follows the refund policy of each date',
    access: 'signedIn',
    input: z.strictObject({ eventId: EventId }),
    /** Dates that you left. */
    output: z.object({ left: z.int() }),
    errors: ['rsvp.notFound'],
  },
});
