import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { SeasonId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { Discount } from '#shared/payments/discounts/schemas.ts';
import { Order, RefundTermsShown } from '#shared/payments/orders/schemas.ts';
import { DueId } from '#shared/payments/outside/due-input.ts';
import { TeamPlanId } from '#shared/payments/plans/schemas.ts';

const onSeason = z.strictObject({ seasonId: SeasonId });
const minor = z.int();

/** What is left to pay of one place, or of the fee of one team. */
const ToPay = z.object({
  dueId: DueId,
  kind: z.enum(['registration', 'team']),
  name: z.string(),
  /** How the player registered. */
  mode: z.string().optional(),
  /** In minor units, without the service fee. */
  restMinor: minor,
  /** What has to be paid now at least, where the season asks for a deposit and nothing was paid yet. */
  depositMinor: minor.optional(),
});
export type ToPay = z.infer<typeof ToPay>;

/** What the reader can pay by card for a season. */
const SeasonCheckout = z.object({
  /** Empty where no card can pay now. */
  toPay: z.array(ToPay),
  currency: Currency,
  /** The plan of the community, which sets the service fee. */
  plan: TeamPlanId,
  /** What is taken off without a code now, and what it goes by: children the reader paid for, and players who paid for an earlier season. */
  automatic: z.array(Discount),
  siblingsPaid: z.int(),
  returning: z.array(z.string()),
  /** What the reader can spend with the seller; it is used first. */
  creditMinor: minor.optional(),
  terms: RefundTermsShown.optional(),
  /** What the reader pays, or paid, newest first. */
  orders: z.array(Order),
});
export type SeasonCheckout = z.infer<typeof SeasonCheckout>;

/** Paying for seasons by card. Prices are the server's: callers send none. */
export const seasonCheckout = defineContract('seasonCheckout', {
  getSeasonCheckout: {
    method: 'GET',
    path: '/competitions/me/seasons/{seasonId}/checkout',
    summary: 'Get what you can pay by card for yourself, your children and your teams, and what you paid',
    access: 'signedIn',
    input: onSeason,
    output: SeasonCheckout,
    errors: ['season.notFound'],
  },
  orderSeasonDues: {
    method: 'POST',
    path: '/competitions/me/seasons/{seasonId}/orders',
    summary: 'Make the order with which you pay for places or a team by card; repeating it leads to the same order',
    access: 'named',
    input: onSeason.extend({
      dueIds: z
        .array(DueId)
        .min(1, 'Choose what you pay for.')
        .max(10, 'At most ten at once.')
        .refine((ids) => new Set(ids).size === ids.length, 'Each once.'),
      /** Only the deposit of each, where there is one. */
      isDeposit: z.boolean().optional(),
      /** The payer pays all of it by card and keeps their credit. */
      keepsCredit: z.boolean().optional(),
    }),
    output: Order,
    errors: [
      'season.notFound',
      'payment.notDue',
      'payment.teamAlone',
      'order.adultPays',
      'order.cardsUnavailable',
      'order.paying',
      'order.tooLittle',
    ],
    limit: { calls: 60, per: 'hour' },
  },
});
