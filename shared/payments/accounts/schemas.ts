import * as z from 'zod';
import { Currency } from '../../money.ts';
import { OrderSubject } from '../orders/schemas.ts';
import { AccountStatus } from './account-status.ts';
import { PayoutCountry } from './payout-countries.ts';

const Weekday = z.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);

/** When the provider pays out what an account has. */
export const PayoutSchedule = z.object({
  interval: z.enum(['manual', 'daily', 'weekly', 'monthly']),
  /** Of weekly payouts. */
  weekday: Weekday.optional(),
  /** Of monthly payouts: 1 to 31. */
  dayOfMonth: z.int().min(1).max(31).optional(),
});
export type PayoutSchedule = z.infer<typeof PayoutSchedule>;

/** A payout account as its owner sees it. */
export const PayoutAccountView = z.object({
  status: AccountStatus,
  country: PayoutCountry,
  currency: Currency,
  stripeId: z.string(),
  stripeChargesEnabled: z.boolean(),
  stripeDetailsSubmitted: z.boolean(),
  payoutsEnabled: z.boolean(),
  /** In the provider's own words, `currently_due` among them (R-PAYOUT-15). */
  requirements: z.object({
    currently_due: z.array(z.string()),
    past_due: z.array(z.string()),
    /** An instant. */
    due_by: z.iso.datetime().optional(),
  }),
  schedule: PayoutSchedule.optional(),
  linkedAt: z.iso.datetime(),
  /** Whether card payments can be taken now. */
  takesPayments: z.boolean(),
  /** Until then card payments wait, because the account was changed for another one. */
  heldUntil: z.iso.datetime().optional(),
  disconnectedAt: z.iso.datetime().optional(),
  /** Who ended the connection: the owner here, or at the provider. */
  disconnectedBy: z.enum(['owner', 'provider']).optional(),
});
export type PayoutAccountView = z.infer<typeof PayoutAccountView>;

/** The next payout, as the provider says now. */
export const NextPayout = z.object({
  /** The sum of a payout that is on its way; absent where none is. */
  amountMinor: z.int().optional(),
  /** The balance that no payout has taken yet, whether available or not. */
  balanceMinor: z.int(),
  currency: Currency,
  /** The day on which the bank has it: `2026-12-07`. */
  arrivesOn: z.iso.date().optional(),
  /** The last four digits of the bank account. */
  bankLast4: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
});
export type NextPayout = z.infer<typeof NextPayout>;

/** What still needs an account, so that it can't be unlinked. */
export const AccountUse = z.object({
  kind: z.enum([...OrderSubject.options, 'plan', 'dispute']),
  title: z.string(),
  /** Where it is settled: a path of the web app, or an address of the provider. */
  href: z.string(),
});
export type AccountUse = z.infer<typeof AccountUse>;

/** 43 characters of base64url: 32 random bytes. */
export const ConnectStateText = z.string().regex(/^[\w-]{43}$/, 'Start again from your settings.');

/** The authorization code that the provider gives once. */
export const ConnectCode = z.string().regex(/^[\w-]{10,128}$/, 'Start again from your settings.');
