import { Problem } from '#shared/contract/errors.ts';
import { type Due, type Owing, type Paid, type PaidMark, restOf } from '#shared/payments/outside/dues.ts';
import type { OutsidePayments } from './outside-payments.ts';

interface Marking {
  readonly subjectId: string;
  readonly dueId: string;
  readonly mark: PaidMark;
  readonly seenAmountMinor: number;
}

/** Everyone who owes for the thing as it is now, and the organizer who marks. */
interface MarkedBy {
  readonly owing: readonly Owing[];
  readonly byName: string;
  readonly now: Date;
  /** What has to be so before it is marked. Where it refuses, nothing is marked. */
  readonly first?: () => Promise<void>;
}

/**
 * Marks what is owed, less what was paid by card, as paid; marking it again says the same.
 * @throws {Problem} payment.notDue, or payment.amountChanged where they owe another sum than the organizer saw; and what `first` refuses
 */
export async function markDue(
  { subjectId, dueId, mark, seenAmountMinor }: Marking,
  { owing, byName, now, first }: MarkedBy,
  payments: Pick<OutsidePayments, 'find' | 'mark'>,
): Promise<Due> {
  const due = owing.find((one) => one.dueId === dueId);
  if (!due) throw new Problem('payment.notDue');
  const before = (await payments.find(subjectId, [dueId])).get(dueId);
  if (before?.mark === mark && restOf({ ...due, paid: before }).amountMinor === 0) return { ...due, paid: before };
  if (seenAmountMinor !== due.owed.amountMinor) throw new Problem('payment.amountChanged');
  await first?.();
  const paid: Paid = { mark, amount: restOf({ ...due, paid: undefined }), at: now.toISOString(), byName };
  await payments.mark({ subjectId, dueId }, paid);
  return { ...due, paid };
}
