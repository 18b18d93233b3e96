import { expect, it } from 'vitest';
import { applyPayment } from '#lambdas/payments/invoices/card/apply-payment.ts';
import { createInvoiceOrders } from '#lambdas/payments/invoices/card/invoice-orders.ts';
import { noteDispute } from '#lambdas/payments/invoices/card/note-dispute.ts';
import { noteRefund } from '#lambdas/payments/invoices/card/note-refund.ts';
import { createInvoiceStore } from '#lambdas/payments/invoices/invoice-store.ts';
import { createIssueStore } from '#lambdas/payments/invoices/issue-store.ts';
import { createLedgerStore } from '#lambdas/payments/invoices/ledger-store.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { withDispute } from '#shared/payments/orders/dispute-moves.ts';
import { paid, withForeignRefund, withNews } from '#shared/payments/orders/order-moves.ts';
import { anOrder } from '#tests/support/payments/an-order.ts';
import { anUnnumbered, simulatedInvoiceId, simulatedTeamId } from '#tests/support/payments/simulated-invoices.ts';
import { explore, schedules, twinSchedules } from '../stage/explore.ts';
import type { MemoryTable, Write } from '../stage/memory-table.ts';
import { pastFaults } from '../stage/past-faults.ts';
import { roughStage } from '../stage/rough-stage.ts';
import { stage } from '../stage/stage.ts';

const now = new Date('2026-11-30T12:00:00.000Z');
const at = now.toISOString();
const ids = [simulatedInvoiceId(0), simulatedInvoiceId(1)] as const;
const orderId = 'ord_01HZX0000000000000000000A0';
const refundId = 'rfd_01HZX0000000000000000000A0';
const disputeId = 'dp_1';

const by = {
  invoices: createInvoiceStore(stage.table, stage.retry),
  orders: createOrders(stage.table, stage.retry),
  ledger: createLedgerStore(stage.table, stage.retry),
};
const invoiceOrders = createInvoiceOrders(stage.table, stage.retry);
const issuing = createIssueStore(stage.table, stage.retry);

const { terms, startsAt, ...sold } = anOrder();
const order = {
  ...sold,
  terms,
  startsAt,
  orderId,
  subjectKind: 'invoice' as const,
  subjectId: simulatedTeamId,
  lines: ids.map((invoiceId, index) => ({
    kind: 'fee' as const,
    personId: anUnnumbered(index).personId,
    name: 'Spring fee',
    invoiceId,
    amountMinor: 100,
  })),
  subtotalMinor: 200,
  serviceFeeMinor: 0,
  platformFeeMinor: 0,
  totalMinor: 200,
};

/** Two invoices that one card payment of 200 pays. */
async function onePayment(): Promise<void> {
  await issuing.issue([anUnnumbered(0), anUnnumbered(1)], 'COMETS', now);
  const invoices = await Promise.all(ids.map((invoiceId) => by.invoices.find(invoiceId)));
  await invoiceOrders.reserve(
    order,
    invoices.filter((invoice) => invoice !== undefined),
    [],
  );
  await by.orders.move(orderId, (is) => ({ order: paid(is, { paymentIntentId: 'pi_0', paidAt: at }) }));
}

/** At the provider 130 went back by a refund that names no invoice, which may fail. */
const refunded = (status: 'succeeded' | 'failed') =>
  by.orders.move(orderId, (is) => {
    const trace = {
      refundPolicy: terms.refundPolicy,
      cause: 'host' as const,
      at,
      startsAt,
      percent: 0,
      returnsFee: false,
    };
    const known = is.refunds.some((one) => one.refundId === refundId);
    return {
      order: known
        ? withNews(is, refundId, { status })
        : withForeignRefund(is, { refundId, amountMinor: 130, status, providerRef: 're_1', at, trace }),
    };
  });

const disputed = (status: 'needs_response' | 'lost') =>
  by.orders.move(orderId, (is) => ({
    order: withDispute(is, {
      disputeId,
      amountMinor: 70,
      status,
      openedAt: at,
      fees: [{ ref: 'txn_1', at, amountMinor: 15 }],
    }),
  }));

/**
 * A payment of two invoices is recorded while 130 of it goes back at the provider, or fails to, and the payer's bank gives 70 back.
 * News of all of it comes twice.
 */
const losses =
  (twin?: (write: Write) => Write) =>
  async (seed: number): Promise<string | undefined> => {
    const { scheduler, memory, weather } = roughStage(seed, now.getTime(), twin);
    const later = async (work: () => Promise<unknown>) => {
      await scheduler.turn(scheduler.below(40));
      await work().catch(pastFaults);
    };
    const news = [
      () => applyPayment(orderId, by, now),
      () => noteRefund({ orderId, refundId }, by, now),
      () => noteDispute({ orderId, disputeId }, by, now),
    ];
    const end = seed % 3 === 0 ? 'failed' : 'succeeded';
    const play = async () => {
      await onePayment();
      weather.isCalm = false;
      await Promise.all([
        later(() => refunded('succeeded')),
        later(() => refunded(end)),
        later(() => disputed('needs_response')),
        ...[...news, ...news].map(later),
      ]);
      weather.isCalm = true;
      await refunded(end);
      await disputed('lost');
      for (const told of [...news, ...news]) await told();
    };
    await Promise.all([scheduler.run(), play()]);
    if (memory.defect) throw memory.defect;
    return judge(memory, end === 'failed' ? 0 : 130);
  };

interface Kept {
  readonly amountMinor: number;
  readonly refunds?: Readonly<Record<string, number>>;
  readonly disputes?: Readonly<Record<string, { readonly amountMinor: number; readonly status: string }>>;
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** What left the card payment left the invoices and the ledger, once each, and no invoice lost more than it took. */
function judge(memory: MemoryTable, backMinor: number): string | undefined {
  const payments = memory.entity('invoice').flatMap(({ payments: all }) => all as readonly Kept[]);
  const back = payments.map(({ refunds = {} }) => total(Object.values(refunds)));
  const lost = payments.map(({ disputes = {} }) => total(Object.values(disputes).map((one) => one.amountMinor)));
  if (total(back) !== backMinor) return `${total(back)} went back of invoices, ${backMinor} of the payment`;
  if (payments.some(({ amountMinor }, index) => (back[index] ?? 0) + (lost[index] ?? 0) > amountMinor))
    return 'an invoice lost more than it took';
  if (total(lost) !== 70) return `${total(lost)} of 70 was lost`;
  const inLedger = total(
    memory
      .entity('teamLedgerEntry')
      .filter(({ kind }) => kind === 'correction')
      .map(({ amountMinor }) => Number(amountMinor)),
  );
  const fees = memory.entity('teamLedgerEntry').filter(({ kind }) => kind === 'expense');
  if (total(fees.map(({ amountMinor }) => Number(amountMinor))) !== -15) return 'the dispute fee is not there once';
  const gone = total(back) + total(lost);
  return -inLedger === gone ? undefined : `the ledger lost ${-inLedger}, the invoices ${gone}`;
}

it('takes what went back or was lost from invoices and ledger once, whatever repeats, overlaps and fails', async () => {
  expect(await explore(losses(), schedules)).toMatchObject({ violations: 0 });
});

it('is caught when it does not look whether another writer was faster', async () => {
  const blind = losses(({ ConditionExpression: _, ...write }) => write);
  expect(await explore(blind, twinSchedules, { untilFirst: true })).toMatchObject({ violations: 1 });
});
