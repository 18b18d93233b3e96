import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import { freePlans } from '#shared/payments/plans.ts';
import { heldParts } from './limits/held-parts.ts';
import type { Owned, PlanHolder } from './plan-holder.ts';
import type { StoredSubscription } from './subscription-store.ts';
import type { PlanParts, PlanRows } from './write.ts';

/** Communities and users as those who have plans. Every read is strongly consistent; nothing for one that never was. */
export interface PlanHolders {
  find(owned: Owned): Promise<PlanHolder | undefined>;
}

export function createPlanHolders(table: Table): PlanHolders {
  const [teams, accounts] = [teamEntity(table), accountEntity(table)];
  const ofTeam = async (teamId: string): Promise<PlanHolder | undefined> => {
    const { data } = await teams.get({ teamId }).go({ consistent: true });
    if (!data) return undefined;
    const { planSubscriptionId, plan = 'rookie', memberCount: members, admins = [], overPlanUntil } = data;
    return { planSubscriptionId, plan, counts: { members, admins: admins.length }, overPlanUntil };
  };
  const ofUser = async (userId: string): Promise<PlanHolder | undefined> => {
    const { data } = await accounts.get({ userId }).go({ consistent: true });
    if (!data) return undefined;
    const { planSubscriptionId, userSubscription: plan = 'free', savedSearches = 0, overPlanUntil } = data;
    return { planSubscriptionId, plan, counts: { savedSearches }, overPlanUntil };
  };
  return { find: ({ kind, ownerId }) => (kind === 'team' ? ofTeam(ownerId) : ofUser(ownerId)) };
}

/**
 * Makes the plan of a community or user the subscription's while it pays, and the free one when it does not any more. Where
 * another subscription gave the plan, it is left alone: that one takes it away when it ends.
 */
export function planParts(
  rows: PlanRows,
  subscription: StoredSubscription,
  holder: PlanHolder | undefined,
  pays: boolean,
  now: Date,
): ReturnType<PlanParts> {
  const { kind, ownerId, subscriptionId, planId } = subscription;
  const given = holder?.planSubscriptionId;
  const isElsewhere = given !== undefined && given !== subscriptionId;
  if (!holder || isElsewhere || (!pays && given === undefined)) return payerParts(rows, subscription, pays);
  const plan = pays ? planId : freePlans[kind];
  return [
    ...heldParts(rows, { kind, ownerId }, holder, { plan, ...(pays && { subscriptionId }) }, now),
    ...payerParts(rows, subscription, pays),
  ];
}

/** Which plans of communities their payer pays for; nothing for a plan of the payer's own. */
function payerParts(
  rows: PlanRows,
  { kind, payerId, planId, subscriptionId }: StoredSubscription,
  pays: boolean,
): ReturnType<PlanParts> {
  if (kind === 'user') return [];
  const row = rows.account.patch({ userId: payerId });
  const [elite, pro] = [pays && planId === 'elite', pays && planId === 'pro'];
  const ids = [subscriptionId];
  if (elite) return [row.add({ eliteSubscriptions: ids }).delete({ proSubscriptions: ids }).commit()];
  if (pro) return [row.add({ proSubscriptions: ids }).delete({ eliteSubscriptions: ids }).commit()];
  return [row.delete({ proSubscriptions: ids, eliteSubscriptions: ids }).commit()];
}
