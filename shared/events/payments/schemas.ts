import * as z from 'zod';
import { Amount, areAllIn, Price } from '#shared/money.ts';
import { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import { startOf } from '#shared/start-window.ts';
import { Line } from '#shared/text.ts';

const Instant = startOf(z.iso.datetime('Choose a date and a time.')).optional();

/** Kept when a ticket is changed: who has it keeps it. */
export const TicketKey = z.string().regex(/^[a-z0-9_]{2,20}$/, 'Two to twenty lowercase letters and digits.');

/** One way to come (domain 4.4). */
const TicketType = z
  .strictObject({
    key: TicketKey,
    name: Line(2, 60, 'The name of a ticket'),
    price: Amount,
    /** How many there are of it, for players and their guests; absent means as many as there are seats. */
    quantity: z
      .int('Give a whole number.')
      .min(1, 'At least one ticket.')
      .max(2000, 'At most 2,000 tickets.')
      .optional(),
    salesFrom: Instant,
    salesUntil: Instant,
    memberOnly: z.boolean().optional(),
    /** What each guest pays; absent means as much as the player. */
    guestPrice: Amount.optional(),
  })
  .refine(({ salesFrom, salesUntil }) => !salesFrom || !salesUntil || salesFrom < salesUntil, {
    path: ['salesUntil'],
    message: 'The sale has to end after it begins.',
  });

/** A part of the price that comes back to who leaves in time. */
const RefundTier = z.strictObject({
  hoursBefore: z.int('Give a whole number.').min(0, 'Between 0 and 720 hours.').max(720, 'Between 0 and 720 hours.'),
  percent: z.int('Give a whole number.').min(0, 'Between 0 and 100.').max(100, 'Between 0 and 100.'),
});

/** What a host says about money. An event that costs something says how players pay the host, or stays a draft. */
export const paymentFields = {
  price: Price.optional(),
  /** What each date of a series costs with a pass for all that are coming. */
  passPrice: Price.optional(),
  /** How players pay the host (decision D62). */
  payOutside: PayOutside.optional(),
  ticketTypes: z
    .array(TicketType)
    .max(10, 'At most ten kinds of tickets.')
    .refine((types) => new Set(types.map(({ name }) => name.toLowerCase())).size === types.length, 'Each name once.')
    .refine((types) => new Set(types.map(({ key }) => key)).size === types.length, 'Each ticket once.')
    .optional(),
  /** Players share the total cost equally. */
  costShare: z
    .strictObject({ total: Price.optional(), capPerHead: Price.optional() })
    .refine(({ total, capPerHead }) => !capPerHead || total !== undefined, {
      path: ['total'],
      message: 'Enter the total cost.',
    })
    .optional(),
  /** Guests of joiners pay as joiners do. */
  chargeGuests: z.boolean().optional(),
  feePayer: z.enum(['player', 'host', 'split'], 'Choose who pays the fee.').optional(),
  refundPolicy: z.enum(['flexible', 'moderate', 'strict', 'custom'], 'Choose a refund policy.').optional(),
  /** What comes back under a policy of the host's own, most first. */
  refundTiers: z.array(RefundTier).max(4, 'At most four steps.').optional(),
  refundTo: z.enum(['card', 'credit', 'choice'], 'Choose how refunds are paid.').optional(),
};

/** One way to come, with its price. */
export type TicketType = z.infer<typeof TicketType>;

/** What a host said about money. */
export type Payment = { readonly [Name in keyof typeof paymentFields]?: z.infer<(typeof paymentFields)[Name]> };

/** What is wrong with a refund policy of the host's own; undefined where nothing is. */
export function refundFault({ refundPolicy, refundTiers = [] }: Payment): string | undefined {
  if (refundPolicy !== 'custom') return refundTiers.length > 0 ? 'Only your own policy has steps.' : undefined;
  if (refundTiers.length === 0) return 'Add at least one step to your policy.';
  const falls = refundTiers.every(({ hoursBefore, percent }, at) => {
    const earlier = refundTiers[at - 1];
    return !earlier || (hoursBefore < earlier.hoursBefore && percent < earlier.percent);
  });
  return falls ? undefined : 'Start with the earliest step; later steps refund less.';
}

/** What is wrong where an event is paid for in several ways at once, by the field; empty where nothing is. */
export function costFaults(event: Payment): Readonly<Record<string, string>> {
  const { price, ticketTypes = [], costShare } = event;
  const pass = passFault(event);
  if (pass) return { 'passPrice.amountMinor': pass };
  if (costShare?.total && (price || ticketTypes.length > 0))
    return { 'costShare.total': 'Choose either a price per player or a shared total cost.' };
  const [first, ...others] = amountsOf(event);
  if (first && !areAllIn(first.currency, others)) return { ticketTypes: 'Set all prices of an event in one currency.' };
  return price && ticketTypes.length > 0
    ? { 'price.amountMinor': 'Each ticket has its own price. Remove this one.' }
    : {};
}

/** A pass makes dates cheaper that are paid by card. */
function passFault({ price, passPrice, refundPolicy }: Payment): string | undefined {
  if (!passPrice) return undefined;
  if (!price) return 'Set a price per player first.';
  if (!refundPolicy) return 'A pass is paid by card. Choose a refund policy.';
  if (passPrice.currency !== price.currency) return 'Use the currency of the price.';
  return passPrice.amountMinor > price.amountMinor ? 'With a pass a date can’t cost more than without one.' : undefined;
}

const amountsOf = ({ price, ticketTypes = [], costShare: { total, capPerHead } = {} }: Payment) =>
  [price, total, capPerHead, ...ticketTypes.flatMap((type) => [type.price, type.guestPrice])].filter(
    (amount) => amount !== undefined,
  );
