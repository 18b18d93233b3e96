import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { type Compose, createWriteOver, type RowsOf } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { subscriptionEntity } from './subscription.entity.ts';
import { subscriptionEventEntity } from './subscription-event.entity.ts';

const entitiesOf = (table: Table) => ({
  subscription: subscriptionEntity(table),
  subscriptionEvent: subscriptionEventEntity(table),
  team: teamEntity(table),
  account: accountEntity(table),
  outbox: outboxEntity(table),
});

export type PlanRows = RowsOf<ReturnType<typeof entitiesOf>>;
/** Parts of a transaction over subscriptions and what they are for. */
export type PlanParts = Compose<ReturnType<typeof entitiesOf>>;

export const createPlanWrite = (table: Table, retry: Retry) => createWriteOver(entitiesOf(table), retry);
