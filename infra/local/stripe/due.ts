import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../data/in-transaction.ts';
import { giveTo } from './accounts/accounts.ts';
import { closeDispute, dispute } from './balance/disputes.ts';
import { arrive, payOut } from './balance/payouts.ts';
import { makeAvailable } from './balance/transactions.ts';
import { renew, retryInvoice } from './billing/renewal.ts';
import { settleSession } from './checkout/complete.ts';
import { expireSession } from './checkout/sessions.ts';
import { daySeconds, type World } from './core/world.ts';
import { settlePayment } from './payments/confirm.ts';
import { settleRefund } from './payments/refunds.ts';

const endOfDay = (now: number) => (Math.floor(now / daySeconds) + 1) * daySeconds;

type DueHandler = (world: World, scope: string, id: string) => unknown;

/** What happens when its time has come. */
const handlers: Readonly<Record<string, DueHandler>> = {
  funds: (world, scope, id) => {
    makeAvailable(world, scope, id);
    // One payout at the end of the day holds them all.
    world.store.schedule({ at: endOfDay(world.now()), kind: 'payOut', scope, id: scope });
  },
  payOut: (world, scope) => payOut(world, scope),
  arrive,
  dispute,
  closeDispute: (world, scope, id) => closeDispute(world, scope, id),
  expireSession,
  /** What was asked for is there, or the account is restricted from now on. */
  deadline: (world, _scope, id) => giveTo(world, id, {}),
  settlePayment: settle,
  settleRefund,
  renew,
  retryInvoice,
};

/** The bank answers for a payment; a session that began it is told as well. */
export function settle(world: World, scope: string, id: string): void {
  const settled = settlePayment(world, scope, id);
  if (settled) settleSession(world, scope, settled);
}

/** Lets everything happen whose time has come, each by itself. */
export function runDue(database: DatabaseSync, world: World): void {
  const one = () =>
    inTransaction(database, () => {
      const work = world.store.takeDue(world.now());
      if (work) handlers[work.kind]?.(world, work.scope, work.id);
      return work !== undefined;
    });
  while (one());
}
