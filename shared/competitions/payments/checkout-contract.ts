import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { PersonId, SeasonId, SquadId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { AidNote, AidStanding } from '#shared/payments/discounts/aid/schemas.ts';
import { Discount } from '#shared/payments/discounts/schemas.ts';
import { shownFacts } from '#shared/payments/discounts/shown-facts.ts';
import { RefundTermsShown } from '#shared/payments/orders/policy-trace.ts';
import { Order, OrderLine } from '#shared/payments/orders/schemas.ts';
import { DueId } from '#shared/payments/outside/due-input.ts';
import { TeamPlanId } from '#shared/payments/plans/schemas.ts';

const onSeason = z.strictObject({ seasonId: SeasonId });
const minor = z.int();

/** What is left to pay of one place, of the fee of one team, or of a player’s share of it. */
const ToPay = z.object({
  dueId: DueId,
  kind: z.enum(['registration', 'team', 'share']),
  name: z.string(),
  /** How the player registered. */
  mode: z.string().optional(),
  /** In minor units, without the service fee. */
  restMinor: minor,
  /** What has to be paid now at least, where the season asks for a deposit and nothing was paid yet. */
  depositMinor: minor.optional(),
  /** A deposit was paid: `fixed` where it fixed a discount. */
  rest: OrderLine.shape.rest,
  /** Nothing is paid now: the card is saved, and charged once the player is on a team. */
  savesCard: z.boolean().optional(),
});
export type ToPay = z.infer<typeof ToPay>;

const SharePlayer = z.object({
  personId: PersonId,
  name: z.string(),
  /** They have an account, or a guardian who has. */
  canPay: z.boolean(),
  /** What they were asked for; absent while they were not. */
  shareMinor: minor.optional(),
  paidMinor: minor,
  restMinor: minor,
});
export type SharePlayer = z.infer<typeof SharePlayer>;

/** The fee of a team that the reader leads, where its players share it. */
const SharedFee = z.object({
  squadId: SquadId,
  name: z.string(),
  version: z.int(),
  splitMode: z.enum(['equal', 'custom']),
  feeMinor: minor,
  restMinor: minor,
  /** Until when players are asked to pay, once the fee is split. */
  payBy: z.iso.datetime().optional(),
  /** The captain first. */
  players: z.array(SharePlayer),
});
export type SharedFee = z.infer<typeof SharedFee>;

/** What the reader can pay by card for a season. */
const SeasonCheckout = z.object({
  /** Empty where no card can pay now. */
  toPay: z.array(ToPay),
  teams: z.array(SharedFee).default([]),
  currency: Currency,
  /** The plan of the community, which sets the service fee. */
  plan: TeamPlanId,
  /** What is taken off without a code now, and what it goes by. */
  automatic: z.array(Discount),
  ...shownFacts,
  /** What the reader can spend with the seller; it is used first. */
  creditMinor: minor.optional(),
  terms: RefundTermsShown.optional(),
  /** The reader's request to pay less; absent where they can't ask for that. */
  aid: AidStanding.optional(),
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
      'payment.cardAlone',
      'payment.beingPaid',
      'order.adultPays',
      'order.cardsUnavailable',
      'order.paying',
      'order.tooLittle',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  askForSeasonAid: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/aid',
    summary: 'Ask the community for financial aid with a private note, or change the note until there’s an answer',
    access: 'named',
    input: onSeason.extend({ note: AidNote }),
    output: AidStanding,
    errors: ['season.notFound', 'order.adultPays', 'aid.notHere', 'aid.answered'],
    limit: { calls: 30, per: 'hour' },
  },
  splitTeamFee: {
    method: 'PUT',
    path: '/competitions/me/seasons/{seasonId}/squads/{squadId}/shares',
    summary: 'Split the fee of your team among its players, who each get a link to pay their share',
    access: 'named',
    input: onSeason.extend({
      squadId: SquadId,
      version: z.int().min(1),
      /** Where captains set the shares: one for each player, together the fee. */
      shares: z
        .array(z.strictObject({ personId: PersonId, amountMinor: z.int('A whole number.').min(0).max(1_000_000_000) }))
        .max(100)
        .optional(),
    }),
    output: z.object({ payBy: z.iso.datetime() }),
    errors: [
      'season.notFound',
      'squad.notFound',
      'access.denied',
      'record.changed',
      'payment.notSplit',
      'payment.notDue',
      'payment.sharesWrong',
      'payment.tooLittle',
      'order.cardsUnavailable',
    ],
    limit: { calls: 30, per: 'hour' },
  },
});
