import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { teamEntity } from '#lambdas/teams/ports/team.entity.ts';
import type { StoredSubscription } from './subscription-store.ts';
import type { PlanParts, PlanRows } from './write.ts';

/** What a community or a user has by a plan, and by which subscription. */
export interface PlanHolder {
  readonly planSubscriptionId?: string | undefined;
}

type Owned = Pick<StoredSubscription, 'kind' | 'ownerId'>;

/** Communities and users as those who have plans. Every read is strongly consistent; nothing for one that never was. */
export interface PlanHolders {
  find(owned: Owned): Promise<PlanHolder | undefined>;
}

export function createPlanHolders(table: Table): PlanHolders {
  const [teams, accounts] = [teamEntity(table), accountEntity(table)];
  return {
    find: async ({ kind, ownerId }) => {
      const { data } =
        kind === 'team'
          ? await teams.get({ teamId: ownerId }).go({ consistent: true })
          : await accounts.get({ userId: ownerId }).go({ consistent: true });
      return data ?? undefined;
    },
  };
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
): ReturnType<PlanParts> {
  const { subscriptionId } = subscription;
  const now = holder?.planSubscriptionId;
  const isElsewhere = now !== undefined && now !== subscriptionId;
  if (!holder || isElsewhere || (!pays && now === undefined)) return payerParts(rows, subscription, pays);
  const part = subscription.kind === 'team' ? teamPart : userPart;
  return [part(rows, subscription, now, pays), ...payerParts(rows, subscription, pays)];
}

function teamPart(
  rows: PlanRows,
  { ownerId: teamId, planId, subscriptionId }: StoredSubscription,
  now: string | undefined,
  pays: boolean,
) {
  const row = rows.team.patch({ teamId });
  const plan = planId === 'plus' ? undefined : planId;
  const changed =
    pays && plan ? row.set({ plan, planSubscriptionId: subscriptionId }) : row.remove(['plan', 'planSubscriptionId']);
  return changed
    .where(({ planSubscriptionId }, { eq, notExists }) =>
      now ? eq(planSubscriptionId, now) : notExists(planSubscriptionId),
    )
    .commit();
}

function userPart(
  rows: PlanRows,
  { ownerId: userId, subscriptionId }: StoredSubscription,
  now: string | undefined,
  pays: boolean,
) {
  const row = rows.account.patch({ userId });
  const changed = pays
    ? row.set({ userSubscription: 'plus', planSubscriptionId: subscriptionId })
    : row.remove(['userSubscription', 'planSubscriptionId']);
  return changed
    .where(({ planSubscriptionId }, { eq, notExists }) =>
      now ? eq(planSubscriptionId, now) : notExists(planSubscriptionId),
    )
    .commit();
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
