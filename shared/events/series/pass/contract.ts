import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { DependantId, EventId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { FeesShown } from '#shared/payments/fees-shown.ts';
import { RefundTermsShown } from '#shared/payments/orders/policy-trace.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { ShareToken } from '../../rsvp/contract.ts';
import { GroupKey } from '../../rsvp/line/capacity-groups.ts';
import { familyPass } from './family-pass.ts';

/**
 * What a pass does about a date: it holds a spot there, the date is full, the player has a spot or waits for one, or players can't
 * join it like that now.
 */
export const PassDateState = z.enum(['included', 'full', 'mine', 'closed']);
export type PassDateState = z.infer<typeof PassDateState>;

const PassDate = z.object({
  eventId: EventId,
  startsAt: z.iso.datetime(),
  state: PassDateState,
  /** With the pass, in minor units, without the service fee. */
  priceMinor: z.int(),
  /** Spots that are free there now. */
  left: z.int(),
});
export type PassDate = z.infer<typeof PassDate>;

/** What a player has of a pass. */
const held = {
  /** The dates that are open for joining, soonest first. */
  dates: z.array(PassDate),
  /** The reader's order for it, open or paid. */
  order: Order.optional(),
  /** Events in which the player has the spot that it holds or paid. */
  seats: z.array(EventId),
  /** What comes back if they give up all of those now, in minor units. */
  backMinor: z.int(),
};

/** The pass of a child, for a guardian. */
const PassOfChild = z.object({
  ...held,
  dependantId: DependantId,
  firstName: z.string(),
  /** The reader may answer for them. */
  mayAnswer: z.boolean(),
  /** The reader may answer and pay for them. */
  mayPay: z.boolean(),
});
export type PassOfChild = z.infer<typeof PassOfChild>;

/** A pass for all coming dates of a series, as the reader could buy it now, and the one they have. */
const SeriesPass = z.object({
  ...held,
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
  /** What the service fee of passes for several players follows from. */
  fees: FeesShown,
  /** The reader's children. */
  family: z.array(PassOfChild),
});
export type SeriesPass = z.infer<typeof SeriesPass>;

const seen = { eventId: EventId, token: ShareToken.optional() };

/** One order for a spot on every coming date of a series. The price is the server's: callers send none. */
export const seriesPass = defineContract('seriesPass', {
  getSeriesPass: {
    method: 'GET',
    path: '/events/{eventId}/series/pass',
    summary:
      'Get what a pass for the coming dates of a series costs in all, which dates it holds, and your family’s passes',
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
      'rsvp.groupMissing',
      'rsvp.notEligible',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  ...familyPass,
  giveUpPass: {
    method: 'DELETE',
    path: '/events/{eventId}/series/pass',
    summary:
      'Leave every coming date that your pass, or your child’s, paid for; what comes back follows the refund policy of each date',
    access: 'signedIn',
    input: z.strictObject({
      eventId: EventId,
      /** The child whose pass it is; absent for one's own. */
      dependantId: DependantId.optional(),
    }),
    /** Dates that you left. */
    output: z.object({ left: z.int() }),
    errors: ['rsvp.notFound', 'dependant.notFound', 'access.denied'],
  },
});
