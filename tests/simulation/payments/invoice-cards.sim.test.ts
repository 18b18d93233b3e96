import { expect, it } from 'vitest';
import { applyPayment } from '#lambdas/payments/invoices/card/apply-payment.ts';
import { createInvoiceOrders } from '#lambdas/payments/invoices/card/invoice-orders.ts';
import { createInvoiceStore } from '#lambdas/payments/invoices/invoice-store.ts';
import { createIssueStore } from '#lambdas/payments/invoices/issue-store.ts';
import { createLedgerStore } from '#lambdas/payments/invoices/ledger-store.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { balanceOf } from '#shared/payments/invoices/standing.ts';
import { paid } from '#shared/payments/orders/order-moves.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { anUnnumbered, simulatedInvoiceId, simulatedTeamId } from '#tests/support/payments/simulated-invoices.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';

const now = new Date('2026-11-30T12:00:00.000Z');
const invoiceId = simulatedInvoiceId(0);

const by = {
  invoices: createInvoiceStore(stage.table, stage.retry),
  orders: createOrders(stage.table, stage.retry),
  ledger: createLedgerStore(stage.table, stage.retry),
};
const invoiceOrders = createInvoiceOrders(stage.table, stage.retry);
const issuing = createIssueStore(stage.table, stage.retry);

const orderId = (index: number) => `ord_01HZX0000000000000000000A${index}`;
const orderOf = (index: number) =>
  anOrder({
    orderId: orderId(index),
    subjectKind: 'invoice',
    subjectId: simulatedTeamId,
    lines: [{ kind: 'fee', personId: anUnnumbered(0).personId, name: 'Spring fee', invoiceId, amountMinor: 100 }],
    subtotalMinor: 100,
    serviceFeeMinor: 0,
    platformFeeMinor: 33,
    totalMinor: 100,
  });

/** One invoice, and two orders for it that were both paid. */
async function twoOrders(): Promise<void> {
  await issuing.issue([anUnnumbered(0)], 'COMETS', now);
  for (const index of [0, 1]) {
    const invoice = await by.invoices.find(invoiceId);
    if (invoice) await invoiceOrders.reserve(orderOf(index), [invoice], []);
    const payment = { paymentIntentId: `pi_${index}`, paidAt: now.toISOString() };
    await by.orders.move(orderId(index), (is) => ({ order: paid(is, payment) }));
  }
}

/**
 * Two orders for one invoice, both of which the provider took money for, while a treasurer records cash, and waives the rest
 * or not. News of each payment comes twice.
 */
const payday =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    const later = async (work: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(40));
      await work().catch(pastFaults);
    };
    const cash = () =>
      by.invoices.change<{ readonly isDone: true }>(invoiceId, (before) => {
        if (before.payments.some(({ paymentId }) => paymentId === 'pay_cash') || balanceOf(before) < 60)
          return { isDone: true };
        const who = { at: now.toISOString(), byId: before.personId };
        const payment = { paymentId: 'pay_cash', method: 'cash' as const, amountMinor: 60, receivedOn: '2026-11-30' };
        const line = { kind: 'payment' as const, on: '2026-11-30', title: 'Spring fee', amountMinor: 60 };
        return {
          next: { ...before, payments: [...before.payments, { ...payment, ...who }], paidMinor: before.paidMinor + 60 },
          entry: { teamId: simulatedTeamId, entryId: 'led_cash', ...line, ...who },
        };
      });
    const waive = () =>
      by.invoices.change<{ readonly isDone: true }>(invoiceId, (before) =>
        balanceOf(before) > 0 ? { next: { ...before, status: 'waived', reason: 'Helps' } } : { isDone: true },
      );
    const play = async () => {
      await twoOrders();
      weather.isCalm = false;
      const payments = [0, 1, 0, 1].map((index) => later(() => applyPayment(orderId(index), by, now)));
      await Promise.all([...payments, later(cash), ...(seed % 2 ? [later(waive)] : [])]);
      weather.isCalm = true;
      for (const index of [0, 1]) await applyPayment(orderId(index), by, now);
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return judge(memory);
  };

interface Kept {
  readonly orderId?: string;
  readonly amountMinor: number;
}

const sumOf = (amounts: readonly { readonly amountMinor?: unknown }[]): number =>
  amounts.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);

/** No cent is lost: what the provider took is on the invoice or on its way back, and the ledger says the same. */
function judge(memory: MemoryTable): string | undefined {
  const [invoice] = memory.entity('invoice');
  const payments = (invoice?.payments ?? []) as readonly Kept[];
  const paidMinor = Number(invoice?.paidMinor);
  if (paidMinor > 100) return `${paidMinor} was paid on 100`;
  if (sumOf(payments) !== paidMinor) return `payments come to ${sumOf(payments)}, the invoice says ${paidMinor}`;
  for (const order of memory.entity('order')) {
    const kept = payments.filter((one) => one.orderId === order.orderId);
    const back = sumOf((order.refunds ?? []) as readonly Kept[]);
    if (kept.length !== 1) return `a payment is on the invoice ${kept.length} times`;
    if (sumOf(kept) + back !== 100) return `of 100 it kept ${sumOf(kept)} and sent ${back} back`;
  }
  const inLedger = sumOf(memory.entity('teamLedgerEntry').filter(({ kind }) => kind === 'payment'));
  return inLedger === paidMinor ? undefined : `the ledger says ${inLedger}, the invoice ${paidMinor}`;
}

it('loses no cent where two cards and cash pay one invoice, whatever repeats and fails', async () => {
  expect(await explore(payday(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether another writer was faster', async () => {
  const blind = payday(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
