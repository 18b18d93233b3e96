import * as z from 'zod';
import { Order } from '#shared/payments/orders/schemas.ts';
import { Reminded } from '#shared/payments/outside/due-reminders.ts';
import { DueList } from '#shared/payments/outside/dues.ts';

/** The money of a season or a tournament: who owes and who paid, what was paid by card, and who was reminded. */
export const MoneyOf = DueList.extend({
  /** Without those that no one can pay any more. */
  orders: z.array(Order),
  reminded: Reminded,
  /** What the seller’s books call card payments. */
  accountingCode: z.string().optional(),
});
export type MoneyOf = z.infer<typeof MoneyOf>;

/** How many hear of it now, and how many were reminded within a day. */
export const Reminding = z.object({ reminded: z.int(), rested: z.int() });

/** Why a payment is not marked. */
export const markingErrors = ['payment.notDue', 'payment.amountChanged'] as const;
