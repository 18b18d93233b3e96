import * as z from 'zod';
import { CreditLineId, OrderId, UserId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';

/** What moved a person's credit. */
export const CreditLineKind = z.enum([
  /** A treasurer gave it. */
  'granted',
  /** More was given for an invoice than was owed on it. */
  'overpaid',
  /** A treasurer took it back. */
  'debited',
  /** It pays for an order. */
  'used',
  /** An order that it was to pay for was given up, or is paid by card after all. */
  'returned',
  /** It came back from an order that was paid. */
  'refunded',
]);
export type CreditLineKind = z.infer<typeof CreditLineKind>;

/** One movement of a person's credit, as they see it. */
export const CreditLine = z.object({
  lineId: CreditLineId,
  kind: CreditLineKind,
  at: z.iso.datetime(),
  /** In minor units; positive where they got it. */
  amountMinor: z.int(),
  currency: Currency,
  /** The seller with which it can be spent. */
  sellerName: z.string(),
  orderId: OrderId.optional(),
  /** What it was used for, or the community that gave it. */
  title: z.string().optional(),
  /** Why it was given or taken back. */
  reason: z.string().optional(),
});
export type CreditLine = z.infer<typeof CreditLine>;

/** What a person can spend with one seller. */
export const Credit = z.object({ sellerName: z.string(), balanceMinor: z.int(), currency: Currency });
export type Credit = z.infer<typeof Credit>;

/** What one person can spend with a seller, as treasurers see it. */
export const HeldCredit = z.object({
  userId: UserId,
  name: z.string(),
  balanceMinor: z.int(),
  currency: Currency,
});
export type HeldCredit = z.infer<typeof HeldCredit>;
