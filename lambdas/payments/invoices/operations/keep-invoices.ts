import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { invoicePaid } from '#shared/payments/invoices/messages.ts';
import { balanceOf, canPay, canVoid, canWaive } from '#shared/payments/invoices/standing.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { ledgerTitle } from '../card/ledger-title.ts';
import type { StoredPayment } from '../invoice.entity.ts';
import type { Decided, InvoiceStore, StoredInvoice } from '../invoice-store.ts';

type Operations = (typeof teamMoney)['operations'];
type Refusal = 'invoice.notFound' | 'invoice.tooMuch' | 'invoice.closed' | 'invoice.paidAlready' | 'invoice.paidByCard';
type Refused = { readonly refused: Refusal };
type Decision = Decided | Refused | { readonly isDone: true };

interface Parts {
  readonly invoices: Pick<InvoiceStore, 'change'>;
}

/** Changes an invoice of this team; one of another team does not exist here. */
async function changeOf(
  { teamId, invoiceId }: { readonly teamId: string; readonly invoiceId: string },
  { invoices }: Parts,
  decide: (invoice: StoredInvoice) => Decision,
): Promise<void> {
  const changed = await invoices.change<Refused | { readonly isDone: true }>(invoiceId, (before) =>
    before.teamId === teamId ? decide(before) : { refused: 'invoice.notFound' },
  );
  if (!changed) throw new Problem('invoice.notFound');
  if ('refused' in changed) throw new Problem(changed.refused);
}

/** The line of the ledger that a payment is. */
const entryIdOf = (paymentId: string): string => idFrom('ledgerEntry', paymentId);

export async function recordManualPayment(
  { teamId, invoiceId, method, amountMinor, receivedOn, note }: Parsed<Operations['recordManualPayment']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['recordManualPayment']>> {
  const { now, newId } = caller;
  const paymentId = newId('payment');
  const by = { at: now.toISOString(), byId: actorOf(caller).userId };
  await changeOf({ teamId, invoiceId }, parts, (before) => {
    if (before.payments.some((one) => one.paymentId === paymentId)) return { isDone: true };
    if (!canPay(before, amountMinor)) return { refused: 'invoice.tooMuch' };
    const payment: StoredPayment = { paymentId, method, amountMinor, receivedOn, ...(note && { note }), ...by };
    return {
      next: { ...before, payments: [...before.payments, payment], paidMinor: before.paidMinor + amountMinor },
      entry: {
        teamId,
        entryId: entryIdOf(paymentId),
        kind: 'payment',
        on: receivedOn,
        title: ledgerTitle(before),
        amountMinor,
        personId: before.personId,
        ...by,
      },
      fact: factRow(invoicePaid, idFrom('message', invoicePaid.name, paymentId), now, { teamId, invoiceId, paymentId }),
    };
  });
  return { paymentId };
}

/** So long after a payment was recorded its line just goes; later it stays, with one against it. */
const noTraceMs = 60_000;

export async function undoManualPayment(
  { teamId, invoiceId, paymentId }: Parsed<Operations['undoManualPayment']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['undoManualPayment']>> {
  const { now } = caller;
  const byId = actorOf(caller).userId;
  await changeOf({ teamId, invoiceId }, parts, (before) => {
    const payment = before.payments.find((one) => one.paymentId === paymentId);
    if (!payment) return { isDone: true };
    if (payment.method === 'card') return { refused: 'invoice.paidByCard' };
    if (before.status !== 'open') return { refused: 'invoice.closed' };
    const { amountMinor, receivedOn, at } = payment;
    const next = {
      ...before,
      payments: before.payments.filter((one) => one !== payment),
      paidMinor: before.paidMinor - amountMinor,
    };
    const line = { teamId, entryId: entryIdOf(paymentId), on: receivedOn, amountMinor };
    if (now.getTime() - Date.parse(at) < noTraceMs) return { next, removed: line };
    const correction = {
      teamId,
      entryId: idFrom('ledgerEntry', paymentId, 'undone'),
      kind: 'correction' as const,
      on: now.toISOString().slice(0, 10),
      title: `Correction: ${ledgerTitle(before)}`,
      amountMinor: -amountMinor,
    };
    return { next, entry: { ...correction, at: now.toISOString(), byId } };
  });
  return {};
}

export async function waiveInvoice(
  { teamId, invoiceId, as, reason }: Parsed<Operations['waiveInvoice']>,
  parts: Parts,
): Promise<Output<Operations['waiveInvoice']>> {
  await changeOf({ teamId, invoiceId }, parts, (before) => {
    if (before.status === as) return { isDone: true };
    if (!canWaive(before)) return { refused: 'invoice.closed' };
    return { next: { ...before, status: as, reason } };
  });
  return {};
}

export async function voidInvoice(
  { teamId, invoiceId, reason }: Parsed<Operations['voidInvoice']>,
  parts: Parts,
): Promise<Output<Operations['voidInvoice']>> {
  await changeOf({ teamId, invoiceId }, parts, (before) => {
    if (before.status === 'void') return { isDone: true };
    if (before.paidMinor > 0) return { refused: 'invoice.paidAlready' };
    if (!canVoid(before) || balanceOf(before) === 0) return { refused: 'invoice.closed' };
    return { next: { ...before, status: 'void', reason } };
  });
  return {};
}
