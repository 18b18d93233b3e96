import * as z from 'zod';
import { Currency } from '../../money.ts';

/** What moved money on a seller's account. */
export const LedgerKind = z.enum([
  'charge',
  /** What the platform or the payment provider took of a charge. */
  'fee',
  'refund',
  /** A fee that came back with a refund. */
  'refundFee',
  'dispute',
  'payout',
  'credit',
  /** Any other movement, such as a payout that the bank sent back. */
  'adjustment',
]);
export type LedgerKind = z.infer<typeof LedgerKind>;

/** One movement of money. */
export const LedgerLine = z.object({
  /** The provider's object that moved it. */
  providerRef: z.string(),
  kind: LedgerKind,
  /** When the provider moved it. */
  at: z.iso.datetime(),
  /** In minor units; positive where it came in, negative where it went out. */
  amountMinor: z.int(),
  currency: Currency,
  orderId: z.string().optional(),
  /** What it was for. */
  title: z.string().optional(),
  subjectId: z.string().optional(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** What a seller's books call each kind of movement. */
export const AccountingCodes = z.partialRecord(
  LedgerKind,
  z
    .string()
    .trim()
    .regex(/^[\w .:/-]{1,20}$/, 'Up to 20 letters, digits, spaces, dots, colons, slashes or hyphens.'),
);
export type AccountingCodes = z.infer<typeof AccountingCodes>;
