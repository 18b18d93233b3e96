import * as z from 'zod';
import { registrationModes } from '#shared/competitions/seasons/words.ts';
import { EventId, SeasonId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { mostInAny } from '../amount-limits.ts';

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
  /** One event or one season. */
  subjectId: z.union([EventId, SeasonId], 'Choose an event or a season.').optional(),
  /** The ways to register for a season that it is for. */
  modes: z
    .array(z.enum(registrationModes))
    .min(1, 'Choose at least one.')
    .max(registrationModes.length)
    .refine((modes) => new Set(modes).size === modes.length, 'Each once.')
    .optional(),
};

/** A code as its organizer sees it. */
export const Discount = z.object({
  code: z.string(),
  off: Off,
  ...discountLimits,
  ...discountScope,
  /** Orders that are paid with it, or are being paid. */
  used: z.int(),
  /** Since when it works no more, because an organizer ended it. */
  endedAt: z.iso.datetime().optional(),
});
export type Discount = z.infer<typeof Discount>;
