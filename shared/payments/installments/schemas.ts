import * as z from 'zod';
import { DueDates, PositiveMinor } from '../invoices/schemas.ts';
import { Card } from '../orders/schemas.ts';

/** How a treasurer lets an invoice be paid. The amounts follow from what is owed. */
export const PlanTerms = z.strictObject({
  /** Due when the plan is accepted. */
  depositMinor: PositiveMinor.optional(),
  dueOn: DueDates,
  /** Whether the payer has to agree to automatic payments. */
  autopay: z.enum(['required', 'optional'], 'Choose one.'),
  /** Days after a due date on which the treasurers hear of what is not paid. */
  graceDays: z.int('A whole number.').min(0, 'Enter 0 or more.').max(60, 'At most 60 days.'),
});

/** An installment as payers and treasurers see it. */
const SeenInstallment = z.object({
  amountMinor: z.int(),
  isDeposit: z.boolean(),
  /** What is still owed of it. */
  restMinor: z.int(),
  /** Absent on what is due when the plan is accepted. */
  dueOn: z.iso.date().optional(),
  state: z.enum(['scheduled', 'processing', 'paid', 'failed', 'past_due', 'waived', 'cancelled']),
  /** Why the card didn't pay, as the bank says it. */
  failure: z.string().optional(),
  /** The day on which the card is tried again. */
  nextTryOn: z.iso.date().optional(),
  /** Why it need not be paid. */
  reason: z.string().optional(),
});
export type SeenInstallment = z.infer<typeof SeenInstallment>;

/** A payment plan as payers and treasurers see it. */
export const SeenPlan = z.object({
  /** Which of the plans of an invoice it is. */
  offer: z.int(),
  installments: z.array(SeenInstallment),
  autopay: PlanTerms.shape.autopay,
  graceDays: z.int(),
  isAccepted: z.boolean(),
  /** Whether the payer's card is charged when an installment is due. */
  isAutomatic: z.boolean(),
  card: Card.optional(),
});
export type SeenPlan = z.infer<typeof SeenPlan>;
