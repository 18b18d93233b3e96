import * as z from 'zod';
import { PaymentId } from '#shared/ids.ts';
import { Currency } from '#shared/money.ts';
import { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import { PayWays } from './contract.ts';
import { InvoiceCard, Payee, Prefix } from './schemas.ts';

/** What a community says of its money. */
export const MoneySettings = z.strictObject({
  currency: Currency,
  prefix: Prefix,
  payee: Payee,
  /** How payers pay the community directly. */
  payOutside: PayOutside,
});
export type MoneySettings = z.infer<typeof MoneySettings>;

/** An invoice as a treasurer sees it. */
const TeamInvoice = InvoiceCard.extend({
  /** Who pays: the player, or a parent. */
  payerName: z.string(),
  /** Of a child: whose name stands beside the payer's. */
  isForChild: z.boolean(),
  /** The last reminder, by hand or by itself. */
  remindedAt: z.iso.datetime().optional(),
  /** Card payments of which something is left to send back, in minor units. */
  refundable: z.array(z.object({ paymentId: PaymentId, leftMinor: z.int() })).optional(),
  version: z.int(),
});
export type TeamInvoice = z.infer<typeof TeamInvoice>;

/** Sums of a community's invoices, in minor units. */
const MoneySums = z.object({
  owedMinor: z.int(),
  paidMinor: z.int(),
  lateMinor: z.int(),
  soonMinor: z.int(),
  /** How many payers owe something. */
  owing: z.int(),
  /** How many payers there are. */
  payers: z.int(),
});
export type MoneySums = z.infer<typeof MoneySums>;

/** What a treasurer works with. */
export const Treasury = z.object({
  sums: MoneySums,
  owed: z.array(TeamInvoice),
  /** Written and not sent yet. */
  drafts: z.array(TeamInvoice),
  /** Paid, waived or void lately. */
  closed: z.array(TeamInvoice),
  /** For how many players a reminder would go out now, and for how many one did within three days. */
  remindable: z.int(),
  rested: z.int(),
  people: z.array(z.object({ personId: z.string(), name: z.string() })),
  /** Players on the roster without an account: there is no one to send an invoice to. */
  withoutAccount: z.int(),
  /** Whether members can pay by card now. */
  takesCards: z.boolean(),
  /** Whether the reader may send card payments back. */
  mayRefund: z.boolean(),
  squads: z.array(z.object({ squadId: z.string(), name: z.string() })),
  settings: MoneySettings.extend({ payOutside: PayWays, version: z.int(), isUsed: z.boolean() }),
});
export type Treasury = z.infer<typeof Treasury>;
