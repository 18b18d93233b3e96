import * as z from 'zod';

/** Why money goes back: what happened to the spot that was paid. */
export const SettlementCause = z.enum([
  'left',
  'removed',
  'cancelled',
  'minimum',
  'changed',
  'lapsed',
  'undelivered',
  'partnerUnpaid',
  'paidOutside',
  'refilled',
  'substituted',
  'host',
]);
export type SettlementCause = z.infer<typeof SettlementCause>;

/** What a payer is promised of refunds: what they were shown, or a later policy that gives more. */
export const RefundTermsShown = z.object({
  refundPolicy: z.enum(['flexible', 'moderate', 'strict', 'custom', 'deadline']),
  refundTiers: z.array(z.object({ hoursBefore: z.int(), percent: z.int() })).optional(),
  /** With a deadline: until then all of it comes back. */
  refundUntil: z.iso.datetime().optional(),
  /** Whether payers may choose credit; the card is always open to them. */
  refundTo: z.enum(['card', 'credit', 'choice']).optional(),
  /** All of it still comes back once another player takes the spot, because the payer was shown that before. */
  returnsRefilled: z.literal(true).optional(),
});

/** How a refund was worked out, for payer and host alike. */
export const PolicyTrace = RefundTermsShown.extend({
  cause: SettlementCause,
  /** When it happened. */
  at: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  /** How much of the price comes back. */
  percent: z.int(),
  /** Whether the service fee comes back too. */
  returnsFee: z.boolean(),
  /** The policy is a later one, which gives more than the payer was shown. */
  isBetter: z.literal(true).optional(),
  /** It is about a slot whose player keeps their spot: no other player takes that. */
  isOfSlot: z.literal(true).optional(),
  /** The payer chose credit; otherwise it goes back the way it was paid. */
  to: z.literal('credit').optional(),
});
export type PolicyTrace = z.infer<typeof PolicyTrace>;
