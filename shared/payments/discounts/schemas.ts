import * as z from 'zod';
import { registrationModes } from '#shared/competitions/seasons/words.ts';
import { EventId, SeasonId, TournamentId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { Line } from '#shared/text.ts';
import { mostInAny } from '../amount-limits.ts';
import { products } from './products.ts';

/** What players type to pay less. Capitals and small letters are the same. */
export const DiscountCode = z
  .string('Enter a code.')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,19}$/, 'Use 3 to 20 letters, digits or hyphens.');

const percent = z.strictObject({
  kind: z.literal('percent'),
  percent: z.int('Enter a whole number.').min(1, 'Enter 1 to 100.').max(100, 'Enter 1 to 100.'),
});
const spot = z.strictObject({ kind: z.literal('spot') });
const amountMinor = z.int('Enter an amount.').min(1, 'Enter more than 0.').max(mostInAny, 'Enter a smaller amount.');

/** How much a code takes off, as its organizer says it; an amount is in minor units of the currency of what is sold. */
export const OffInput = z.discriminatedUnion('kind', [
  percent,
  z.strictObject({ kind: z.literal('amount'), amountMinor }),
  spot,
]);
export type OffInput = z.infer<typeof OffInput>;

/** How much a code takes off an order: a part of each price, an amount off the whole, or one spot. */
export const Off = z.discriminatedUnion('kind', [
  percent,
  z.strictObject({ kind: z.literal('amount'), amountMinor, currency: Currency }),
  spot,
]);
export type Off = z.infer<typeof Off>;

const uses = z.int('Enter a whole number.').min(1, 'Enter 1 or more.').max(100_000, 'Enter a smaller number.');

/** When and how often a code works. Days are those of the place of what is sold, both included. */
export const discountLimits = {
  firstDay: z.iso.date().optional(),
  lastDay: z.iso.date().optional(),
  maxUses: uses.optional(),
  /** How often one player can use it. */
  maxEach: uses.optional(),
};

/** What of a community a code is for: all of it, unless it says less. */
export const discountScope = {
  /** One event, one season or one tournament. */
  subjectId: z.union([EventId, SeasonId, TournamentId], 'Choose an event, a season or a tournament.').optional(),
  /** The ways to register for a season that it is for. */
  modes: z
    .array(z.enum(registrationModes))
    .min(1, 'Choose at least one.')
    .max(registrationModes.length)
    .refine((modes) => new Set(modes).size === modes.length, 'Each once.')
    .optional(),
};

/** What an organizer says of a code beside what it takes off. */
export const codeFacts = {
  /** Only members of the community can use it, for themselves and their children; absent where everyone can. */
  audience: z.enum(['members']).optional(),
  /** What the organizers call it among themselves; payers never read it. */
  label: Line(2, 60, 'The label').optional(),
};

/** What takes something off without a code: an early order, membership, a season that was paid before, or more than one child. */
export const AutomaticRule = z.enum(['early', 'member', 'returning', 'sibling']);
export type AutomaticRule = z.infer<typeof AutomaticRule>;

/** The same, with financial aid, which one person is granted for one thing. */
export const DiscountRule = z.enum([...AutomaticRule.options, 'aid']);

/** The key of an automatic discount, which no player can type as a code. */
const AutomaticKey = z.string().regex(/^AUTO\.[A-Z0-9._-]{5,60}$/);
export const DiscountKey = z.union([AutomaticKey, DiscountCode], 'Use 3 to 20 letters, digits or hyphens.');

/** What an automatic discount takes off each player's price: the same off each, or more off the third child than off the second. */
export const AutomaticOffInput = z.discriminatedUnion('kind', [
  percent,
  z.strictObject({ kind: z.literal('amount'), amountMinor }),
]);
export const third = percent.shape.percent;

/** A discount as its organizer sees it: one with a code, or an automatic one with its key in the place of the code. */
export const Discount = z.object({
  code: z.string(),
  /** Absent where players enter a code. */
  rule: DiscountRule.optional(),
  off: Off,
  /** Of siblings: what is taken off from the third on, in percent; what is taken off the second is `off`. */
  third: third.optional(),
  /** The code comes on top of automatic discounts; others take their place where they are worth more. */
  stacks: z.boolean().optional(),
  ...discountLimits,
  ...discountScope,
  products,
  ...codeFacts,
  /** Orders that are paid with it, or are being paid. */
  used: z.int(),
  /** Since when it works no more, because an organizer ended it. */
  endedAt: z.iso.datetime().optional(),
});
export type Discount = z.infer<typeof Discount>;
