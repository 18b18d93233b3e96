import * as z from 'zod';
import { Line } from '#shared/text.ts';

/** Ways to pay an organizer directly (decision D62). */
export const outsideWays = ['cash', 'venmo', 'zelle', 'paypal', 'transfer', 'card', 'other'] as const;
export const OutsideWay = z.enum(outsideWays, 'Choose how they pay.');
export type OutsideWay = z.infer<typeof OutsideWay>;

const Offered = z.strictObject({
  way: OutsideWay,
  /** The account that is paid: a user name, an address, a number. Only payers see it. */
  to: Line(0, 80, 'Where it is paid').optional(),
});

/** How an organizer is paid without the platform. */
export const PayOutside = z
  .array(Offered)
  .min(1, 'Choose at least one way to pay.')
  .max(outsideWays.length)
  .refine((offered) => new Set(offered.map(({ way }) => way)).size === offered.length, 'Each way once.');
export type PayOutside = z.infer<typeof PayOutside>;

/** The ways alone, for everyone: an account is for those who pay. */
export const OfferedWays = z.array(z.object({ way: OutsideWay }));
type OfferedWays = z.infer<typeof OfferedWays>;

export const wayNames: Readonly<Record<OutsideWay, string>> = {
  cash: 'Cash',
  venmo: 'Venmo',
  zelle: 'Zelle',
  paypal: 'PayPal',
  transfer: 'Bank transfer',
  card: 'Card at the desk',
  other: 'Another way',
};

const inSentence: Readonly<Record<OutsideWay, string>> = {
  ...wayNames,
  cash: 'in cash',
  venmo: 'with Venmo',
  zelle: 'with Zelle',
  paypal: 'with PayPal',
  transfer: 'by bank transfer',
  card: 'by card at the desk',
  other: 'as the organizer says',
};

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** `in cash or with Venmo`, as everyone may read it: without the account. */
export const waysInSentence = (offered: OfferedWays): string =>
  either.format(offered.map(({ way }) => inSentence[way]));

/** `Cash`, `Venmo: @maya`, for those who pay. */
export const waysToPay = (offered: PayOutside): readonly string[] =>
  offered.map(({ way, to }) => (to ? `${wayNames[way]}: ${to}` : wayNames[way]));

/** `in cash`, of a payment that was made. */
export const paidHow = (way: OutsideWay): string => (way === 'other' ? 'another way' : inSentence[way]);
