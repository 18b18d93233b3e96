import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { invoicePaid } from '#shared/payments/invoices/messages.ts';
import { balanceOf, canPay } from '#shared/payments/invoices/standing.ts';
import type { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { PayoutAccount } from '../../ports/accounts/payout-accounts.ts';
import type { Sellers } from '../../ports/accounts/seller-of.ts';
import { ledgerTitle } from '../card/ledger-title.ts';
import type { StoredPayment } from '../invoice.entity.ts';
import type { StoredInvoice } from '../invoice-store.ts';
import { creditOf, creditorOf } from '../overpaid.ts';
import { changeOf, type Decision, type KeepParts } from './keep-invoices.ts';

type Operations = (typeof teamMoney)['operations'];
type Record = Parsed<Operations['recordManualPayment']>;
type Parts = KeepParts & Sellers;

/** When something was done, and by which treasurer. */
interface By {
  readonly at: string;
  readonly byId: string;
}

/** The line of the ledger that a payment is. */
const entryIdOf = (paymentId: string): string => idFrom('ledgerEntry', paymentId);

/** All that was given is in the ledger; what was more than owed is the payer's credit, where the treasurer says so. */
export async function recordManualPayment(
  said: Record,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['recordManualPayment']>> {
  const paymentId = caller.newId('payment');
  const by = { at: caller.now.toISOString(), byId: actorOf(caller).userId };
  const account = said.restAsCredit ? await creditorOf(said.teamId, parts) : undefined;
  await changeOf(said, parts, (before) =>
    before.payments.some((one) => one.paymentId === paymentId)
      ? { isDone: true }
      : (whyNot(before, said, account) ?? recorded(before, said, { paymentId, account, by })),
  );
  return { paymentId };
}

/** What an invoice takes of what was given, in minor units. */
const takenOf = (before: StoredInvoice, { amountMinor, restAsCredit }: Record): number =>
  restAsCredit ? Math.min(amountMinor, balanceOf(before)) : amountMinor;

function whyNot(before: StoredInvoice, said: Record, account: PayoutAccount | undefined): Decision | undefined {
  const taken = takenOf(before, said);
  if (!canPay(before, taken)) return { refused: 'invoice.tooMuch' };
  const isLinked = account !== undefined && !account.disconnectedAt;
  const isKept = taken === said.amountMinor || (isLinked && account.currency === before.currency);
  return isKept ? undefined : { refused: 'credit.accountNeeded' };
}

interface Recording {
  readonly paymentId: string;
  readonly account: PayoutAccount | undefined;
  readonly by: By;
}

function recorded(before: StoredInvoice, said: Record, { paymentId, account, by }: Recording): Decision {
  const { teamId, invoiceId, method, amountMinor: given, receivedOn, note } = said;
  const amountMinor = takenOf(before, said);
  const overpaidMinor = given - amountMinor;
  const rest = overpaidMinor > 0 && { overpaidMinor };
  const payment: StoredPayment = { paymentId, method, amountMinor, ...rest, receivedOn, ...(note && { note }), ...by };
  const line = { teamId, entryId: entryIdOf(paymentId), kind: 'payment' as const, on: receivedOn };
  const messageId = idFrom('message', invoicePaid.name, paymentId);
  return {
    next: { ...before, payments: [...before.payments, payment], paidMinor: before.paidMinor + amountMinor },
    entry: { ...line, title: ledgerTitle(before), amountMinor: given, payerId: before.payerId, ...by },
    ...creditOf(before, account, { paymentId, overpaidMinor, ...by }),
    fact: factRow(invoicePaid, messageId, new Date(by.at), { teamId, invoiceId, paymentId }),
  };
}

/** So long after a payment was recorded its line just goes; later it stays, with one against it. */
const noTraceMs = 60_000;

/** @throws {Problem} credit.usedAlready where the payer spent what was more than owed */
export async function undoManualPayment(
  { teamId, invoiceId, paymentId }: Parsed<Operations['undoManualPayment']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['undoManualPayment']>> {
  const account = await creditorOf(teamId, parts);
  const by = { at: caller.now.toISOString(), byId: actorOf(caller).userId };
  await changeOf({ teamId, invoiceId }, parts, (before) => {
    const payment = before.payments.find((one) => one.paymentId === paymentId);
    if (!payment) return { isDone: true };
    if (payment.method === 'card') return { refused: 'invoice.paidByCard' };
    if (before.status !== 'open') return { refused: 'invoice.closed' };
    if (payment.overpaidMinor && !account) return { refused: 'credit.usedAlready' };
    return undone(before, payment, account, by);
  });
  return {};
}

function undone(before: StoredInvoice, payment: StoredPayment, account: PayoutAccount | undefined, by: By): Decision {
  const { teamId } = before;
  const { paymentId, amountMinor, overpaidMinor = 0, receivedOn, at } = payment;
  const payments = before.payments.filter((one) => one !== payment);
  const next = { ...before, payments, paidMinor: before.paidMinor - amountMinor };
  const credit = creditOf(before, account, { paymentId, overpaidMinor: 0 - overpaidMinor, ...by });
  const given = amountMinor + overpaidMinor;
  if (Date.parse(by.at) - Date.parse(at) < noTraceMs)
    return { next, removed: { teamId, entryId: entryIdOf(paymentId), on: receivedOn, amountMinor: given }, ...credit };
  const correction = {
    teamId,
    entryId: idFrom('ledgerEntry', paymentId, 'undone'),
    kind: 'correction' as const,
    on: by.at.slice(0, 10),
    title: `Correction: ${ledgerTitle(before)}`,
    amountMinor: -given,
  };
  return { next, entry: { ...correction, ...by }, ...credit };
}
