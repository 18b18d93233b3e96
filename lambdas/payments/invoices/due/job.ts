import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { connectPlans } from '../../installments/connect-plans.ts';
import { lookAtPlan } from '../../installments/look-at-plan.ts';
import { connectTelling } from '../notices/connect-telling.ts';
import { remindOf, sendReceipt } from '../notices/notify-payers.ts';
import { createReminderStore } from '../reminder-store.ts';
import { InvoiceDue, invoicesQueue } from './invoices-queue.ts';

const telling = connectTelling();
const reminders = createReminderStore(table());
const index = createDueIndex(table());
const plans = connectPlans(telling, index);

/** Reminds payers before and after an invoice is due, sends receipts, and brings payment plans forward. */
export const handler = job(() =>
  runDue(invoicesQueue, ({ data, dueAt }, now) => doInvoiceDue(InvoiceDue.parse(data), dueAt, now()), index, clock.now),
);

/** Safe to repeat; what is paid by now is passed over. */
async function doInvoiceDue(due: InvoiceDue, dueAt: string, now: Date): Promise<void> {
  if (due.what === 'plan') return lookAtPlan(due.invoiceId, plans, now);
  if (due.what === 'receipt') return sendReceipt(due, dueAt, telling, now);
  const reminded = await remindOf(due, dueAt, telling, now);
  if (reminded) await reminders.note(reminded, now);
}
