import * as z from 'zod';
import { defineContract } from '#shared/contract/operation.ts';
import { CategoryId, EntryId, PersonId, TournamentId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { AidNote, AidStanding } from '#shared/payments/discounts/aid/schemas.ts';
import { Discount } from '#shared/payments/discounts/schemas.ts';
import { shownFacts } from '#shared/payments/discounts/shown-facts.ts';
import { RefundTermsShown } from '#shared/payments/orders/policy-trace.ts';
import { Order } from '#shared/payments/orders/schemas.ts';
import { TeamPlanId } from '#shared/payments/plans/schemas.ts';

const onTournament = z.strictObject({ tournamentId: TournamentId });

/** What is left to pay of one entry, in minor units without the service fee. */
const EntryToPay = z.object({
  entryId: EntryId,
  /** The reader, or a child they pay for. */
  personId: PersonId,
  /** The first name of that child. */
  childName: z.string().optional(),
  categoryId: CategoryId,
  /** Its name. */
  category: z.string(),
  /** Both of a pair. */
  name: z.string(),
  restMinor: z.int(),
  /** The reader’s half of a pair, while nothing of it is paid. */
  halfMinor: z.int().optional(),
  /** Until when the entry is held for it. */
  payBy: z.iso.datetime().optional(),
});
export type EntryToPay = z.infer<typeof EntryToPay>;

/** What the reader can pay by card for a tournament. */
const EntryCheckout = z.object({
  /** Empty where no card can pay now. */
  toPay: z.array(EntryToPay),
  currency: Currency,
  /** The plan of the community, which sets the service fee. */
  plan: TeamPlanId,
  /** What is taken off without a code, and what it goes by. */
  automatic: z.array(Discount),
  ...shownFacts,
  /** What the reader can spend with the seller; it is used first. */
  creditMinor: z.int().optional(),
  terms: RefundTermsShown.optional(),
  /** The reader’s request to pay less; absent where they can’t ask for that. */
  aid: AidStanding.optional(),
  /** What the reader pays, or paid, newest first. */
  orders: z.array(Order),
});
export type EntryCheckout = z.infer<typeof EntryCheckout>;

/** Paying for entries in tournaments by card. Prices are the server's: callers send none. */
export const entryCheckout = defineContract('entryCheckout', {
  getEntryCheckout: {
    method: 'GET',
    path: '/competitions/me/tournaments/{tournamentId}/checkout',
    summary: 'Get what you can pay by card for your entries and those of your children, and what you paid',
    access: 'signedIn',
    input: onTournament,
    output: EntryCheckout,
    errors: ['tournament.notFound'],
  },
  orderEntryFee: {
    method: 'POST',
    path: '/competitions/me/tournaments/{tournamentId}/orders',
    summary:
      'Make the order with which you pay for your or your child’s entry, or for their half of a pair; repeating it leads to the same order',
    access: 'named',
    input: onTournament.extend({
      entryId: EntryId,
      part: z.enum(['all', 'half'], 'Choose how much you pay.').default('all'),
      /** The payer pays all of it by card and keeps their credit. */
      keepsCredit: z.boolean().optional(),
    }),
    output: Order,
    errors: [
      'tournament.notFound',
      'payment.notDue',
      'order.adultPays',
      'order.cardsUnavailable',
      'order.paying',
      'order.tooLittle',
    ],
    limit: { calls: 60, per: 'hour' },
  },
  askForEntryAid: {
    method: 'PUT',
    path: '/competitions/me/tournaments/{tournamentId}/aid',
    summary: 'Ask the community for financial aid with a private note, or change the note until there’s an answer',
    access: 'named',
    input: onTournament.extend({ note: AidNote }),
    output: AidStanding,
    errors: ['tournament.notFound', 'order.adultPays', 'aid.notHere', 'aid.answered'],
    limit: { calls: 30, per: 'hour' },
  },
});
