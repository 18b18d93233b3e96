import type Stripe from 'stripe';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { log } from '#lambdas/kernel/observability/log.ts';
import type { PayoutAccount } from '../ports/accounts/payout-accounts.ts';
import { ledgerLineEntity } from '../ports/ledger/ledger-line.entity.ts';
import { itemsOfLine, ledgerWrites, type Recorded } from '../ports/ledger/ledger-writes.ts';
import { createOrders } from '../ports/orders/orders.ts';
import { createWrite } from '../ports/write.ts';
import type { Provider } from '../provider/stripe.ts';
import { createCatchUp, toldBy } from './catch-up.ts';
import { driftReportEntity } from './drift-report.entity.ts';
import { namedLines } from './named-lines.ts';
import { linesOfTransaction } from './transaction-lines.ts';

/**
 * Compares a seller's ledger with the provider, makes orders what the missing events would have made them, adds what is missing
 * and reports it. Safe to repeat.
 */
export type Reconcile = (seller: PayoutAccount, provider: Provider, now: Date) => Promise<void>;

const lookBackMs = 3 * 24 * 60 * 60_000;
const keptSeconds = 400 * 24 * 60 * 60;
/** Movements, of two lines at most, of a transaction, which has at most 100 items. */
const atOnce = Math.floor(100 / itemsOfLine / 2);

type Key = Pick<Recorded, 'providerRef' | 'kind'>;
const nameOf = ({ providerRef, kind }: Key) => `${providerRef} ${kind}`;

/** What a movement is called in the ledger; a refund made at the provider names no order, and may still be of one of ours. */
function keysOf(moved: Stripe.BalanceTransaction, stripeId: string): Key[] {
  const told = toldBy(moved);
  const lines = linesOfTransaction(moved, stripeId);
  if (lines.length > 0 || told?.type !== 'refund.updated')
    return lines.map(({ providerRef, kind }) => ({ providerRef, kind }));
  return [{ providerRef: told.object.id, kind: 'refund' }];
}

export function createReconcile(table: Table, retry: Retry): Reconcile {
  const write = createWrite(table, retry);
  const rows = ledgerLineEntity(table);
  const reports = driftReportEntity(table);
  const orders = createOrders(table, retry);
  const catchUp = createCatchUp(table, retry);

  /** Lines that were missing, each with what its order was for. */
  const named = async (lines: readonly Recorded[]) => {
    const all: Recorded[] = [];
    for (const line of lines) {
      const order = line.orderId ? await orders.find(line.orderId) : undefined;
      all.push(...namedLines([line], order));
    }
    return all;
  };

  const amounts = async (keys: readonly Key[]) => {
    const { data } = keys.length > 0 ? await rows.get([...keys]).go({ consistent: true }) : { data: [] };
    return new Map(data.map((line) => [nameOf(line), line.amountMinor]));
  };

  const compare = async (
    moves: readonly Stripe.BalanceTransaction[],
    seller: PayoutAccount,
    provider: Provider,
    now: Date,
  ) => {
    const keys = moves.flatMap((moved) => keysOf(moved, seller.stripeId));
    const before = await amounts(keys);
    for (const moved of moves)
      if (keysOf(moved, seller.stripeId).some((key) => !before.has(nameOf(key))))
        await catchUp(moved, { seller, provider, now });
    const after = await amounts(keys);
    const lines = moves.flatMap((moved) => linesOfTransaction(moved, seller.stripeId));
    const missing = lines.filter((line) => !after.has(nameOf(line)));
    if (missing.length > 0) await write(ledgerWrites(...(await named(missing))));
    const known = new Set([...after.keys(), ...missing.map(nameOf)]);
    return {
      added: keys.map(nameOf).filter((name) => known.has(name) && !before.has(name)),
      differing: lines.filter((line) => (after.get(nameOf(line)) ?? line.amountMinor) !== line.amountMinor).map(nameOf),
    };
  };

  return async (seller, provider, now) => {
    const { stripeId } = seller;
    const moves = await movesSince(new Date(now.getTime() - lookBackMs), stripeId, provider);
    const added: string[] = [];
    const differing: string[] = [];
    for (let first = 0; first < moves.length; first += atOnce) {
      const found = await compare(moves.slice(first, first + atOnce), seller, provider, now);
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

/** The movements on a seller's balance, newest first. */
async function movesSince(from: Date, stripeAccount: string, { stripe }: Provider) {
  const created = { gte: Math.floor(from.getTime() / 1000) };
  const pages = stripe.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] }, { stripeAccount });
  const moves: Stripe.BalanceTransaction[] = [];
  for await (const moved of pages) moves.push(moved);
  return moves;
}
