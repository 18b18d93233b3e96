import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type Compose, createWriteOver, type RowsOf, type Write as WriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { invoiceEntity } from '../invoices/invoice.entity.ts';
import { subscriptionEntity } from '../plans/subscription.entity.ts';
import { subscriptionEventEntity } from '../plans/subscription-event.entity.ts';
import { providerEventEntity } from '../webhooks/provider-event.entity.ts';
import { accountUseEntity } from './accounts/account-use.entity.ts';
import { payoutAccountEntity } from './accounts/payout-account.entity.ts';
import { ledgerLineEntity } from './ledger/ledger-line.entity.ts';
import { scopedLineEntity } from './ledger/scoped-line.entity.ts';
import { orderEntity } from './orders/order.entity.ts';

const entitiesOf = (table: Table) => ({
  payoutAccount: payoutAccountEntity(table),
  accountUse: accountUseEntity(table),
  claim: claimEntity(table),
  ledgerLine: ledgerLineEntity(table),
  scopedLine: scopedLineEntity(table),
  order: orderEntity(table),
  invoice: invoiceEntity(table),
  subscription: subscriptionEntity(table),
  subscriptionEvent: subscriptionEventEntity(table),
  team: teamEntity(table),
  account: accountEntity(table),
  providerEvent: providerEventEntity(table),
  outbox: outboxEntity(table),
});

type Entities = ReturnType<typeof entitiesOf>;
export type Rows = RowsOf<Entities>;
/** A part of a transaction over payments, composed when the transaction is. */
export type Parts = Compose<Entities>;

/** One transaction over payout accounts, orders, plans, the ledger, what the provider said and the facts that follow. */
export type Write = WriteOver<Entities>;
export const createWrite = (table: Table, retry: Retry): Write => createWriteOver(entitiesOf(table), retry);
