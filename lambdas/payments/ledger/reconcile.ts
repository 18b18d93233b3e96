import type Stripe from 'stripe';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import { ledgerLineEntity } from '../ports/ledger/ledger-line.entity.ts';
import { itemsOfLine, ledgerWrites, type Recorded } from '../ports/ledger/ledger-writes.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { createWrite } from '../ports/write.ts';
import { driftReportEntity } from './drift-report.entity.ts';
import { namedLines } from './named-lines.ts';
import { linesOfTransaction } from './transaction-lines.ts';

/** The movements on a seller's balance, newest first. */
type AskedMovements = { readonly balanceTransactions: Pick<Stripe['balanceTransactions'], 'list'> };

/** Compares a seller's ledger with the provider, adds what is missing and reports it. Safe to repeat. */
export type Reconcile = (stripeId: string, stripe: AskedMovements, now: Date) => Promise<void>;

const lookBackMs = 3 * 24 * 60 * 60_000;
const keptSeconds = 400 * 24 * 60 * 60;
/** Of a read by keys, and of a transaction, which has at most 100 items. */
const atOnce = Math.floor(100 / itemsOfLine);

const nameOf = ({ providerRef, kind }: Pick<Recorded, 'providerRef' | 'kind'>) => `${providerRef} ${kind}`;

export function createReconcile(table: Table, retry: Retry): Reconcile {
  const write = createWrite(table, retry);
  const rows = ledgerLineEntity(table);
  const reports = driftReportEntity(table);
  const orders = createOrders(table, retry);

  /** Lines that were missing, each with what its order was for. */
  const named = async (lines: readonly Recorded[]) => {
    const all: Recorded[] = [];
    for (const line of lines) {
      const order = line.orderId ? await orders.find(line.orderId) : undefined;
      all.push(...namedLines([line], order));
    }
    return all;
  };

  const compare = async (lines: readonly Recorded[]) => {
    const keys = lines.map(({ providerRef, kind }) => ({ providerRef, kind }));
    const { data } = await rows.get(keys).go({ consistent: true });
    const known = new Map(data.map((line) => [nameOf(line), line.amountMinor]));
    const missing = lines.filter((line) => !known.has(nameOf(line)));
    const differing = lines.filter((line) => (known.get(nameOf(line)) ?? line.amountMinor) !== line.amountMinor);
    if (missing.length > 0) await write(ledgerWrites(...(await named(missing))));
    return { added: missing.map(nameOf), differing: differing.map(nameOf) };
  };

  return async (stripeId, stripe, now) => {
    const lines = await linesSince(new Date(now.getTime() - lookBackMs), stripeId, stripe);
    const added: string[] = [];
    const differing: string[] = [];
    for (let first = 0; first < lines.length; first += atOnce) {
      const found = await compare(lines.slice(first, first + atOnce));
      added.push(...found.added);
      differing.push(...found.differing);
    }
    if (added.length + differing.length === 0) return;
    const comparedAt = now.toISOString();
    const expires = Math.floor(now.getTime() / 1000) + keptSeconds;
    await reports.put({ day: comparedAt.slice(0, 10), stripeId, added, differing, comparedAt, expires }).go();
    if (differing.length > 0)
      log.error('the ledger differs from the payment provider', undefined, { count: differing.length });
    else log.warn('the ledger lacked movements', { count: added.length });
  };
}

async function linesSince(from: Date, stripeId: string, stripe: AskedMovements): Promise<Recorded[]> {
  const lines: Recorded[] = [];
  const created = { gte: Math.floor(from.getTime() / 1000) };
  const pages = stripe.balanceTransactions.list(
    { created, limit: 100, expand: ['data.source'] },
    { stripeAccount: stripeId },
  );
  for await (const moved of pages) lines.push(...linesOfTransaction(moved, stripeId));
  return lines;
}
