import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { teamEntitlements, userEntitlements } from '#shared/payments/entitlements.ts';
import { exceeded, isLess } from '#shared/payments/plan-limits.ts';
import type { PlanId } from '#shared/payments/plan-names.ts';
import { planExceeded } from '#shared/payments/plans/messages.ts';
import { roomMs } from '#shared/payments/plans/subscription-state.ts';
import type { Owned, PlanHolder } from '../plan-holder.ts';
import type { PlanParts, PlanRows } from '../write.ts';

/** The plan that a community or user has from now on, and the subscription that pays for it. */
interface Given {
  readonly plan: PlanId;
  readonly subscriptionId?: string;
}

/** What becomes of the row of a community or user. */
interface Change extends Given {
  /** Whether there is more than the plan allows: a condition of the write, so that who comes meanwhile is not overlooked. */
  readonly isOver: boolean;
  /** Where the time to make room begins. */
  readonly begins?: { readonly overPlanSince: string; readonly overPlanUntil: string } | undefined;
}

/**
 * Gives a community or user a plan. Where it goes down and there is more than is left allowed, the time to make room begins with the
 * fact that tells the owner; where all of it is within, that time is over.
 */
export function heldParts(
  rows: PlanRows,
  owned: Owned,
  holder: PlanHolder,
  given: Given,
  now: Date,
): ReturnType<PlanParts> {
  const isOver = exceeded(given.plan, holder.counts).length > 0;
  const isNew = isOver && (holder.overPlanUntil === undefined || isLess(holder.plan, given.plan));
  const until = new Date(now.getTime() + roomMs).toISOString();
  const begins = isNew ? { overPlanSince: now.toISOString(), overPlanUntil: until } : undefined;
  const part = owned.kind === 'team' ? teamPart : userPart;
  return [
    part(rows, owned.ownerId, holder, { ...given, isOver, begins }),
    ...(isNew ? [exceededFact(rows, owned, { planId: given.plan, until, stage: 'begun' }, now)] : []),
  ];
}

/** Told once for each time that is given. */
export function exceededFact(
  rows: PlanRows,
  { kind, ownerId }: Owned,
  said: { readonly planId: PlanId; readonly until: string; readonly stage: 'begun' | 'reminder' },
  now: Date,
) {
  const id = idFrom('message', planExceeded.name, ownerId, said.until, said.stage);
  return rows.outbox.put(factRow(planExceeded, id, now, { kind, ownerId, ...said })).commit();
}

const overAttributes = ['overPlanSince', 'overPlanUntil'] as const;

function teamPart(rows: PlanRows, teamId: string, { planSubscriptionId: before }: PlanHolder, change: Change) {
  const { plan, subscriptionId, isOver, begins } = change;
  const paid = plan === 'pro' || plan === 'elite' ? plan : undefined;
  const { members, admins } = teamEntitlements(paid);
  return rows.team
    .patch({ teamId })
    .set({ ...(paid && subscriptionId && { plan: paid, planSubscriptionId: subscriptionId }), ...begins })
    .remove([...(paid ? [] : (['plan', 'planSubscriptionId'] as const)), ...(isOver ? [] : overAttributes)])
    .where((row, { eq, gt, lte, notExists, size, escape: literal }) => {
      const given = before ? eq(row.planSubscriptionId, before) : notExists(row.planSubscriptionId);
      const most = admins === undefined ? undefined : literal(admins);
      if (!isOver) {
        const few = most && ` AND (${notExists(row.admins)} OR ${size(row.admins)} <= ${most})`;
        return `${given} AND ${lte(row.memberCount, members)}${few ?? ''}`;
      }
      const many = most && ` OR ${size(row.admins)} > ${most}`;
      return `${given} AND (${gt(row.memberCount, members)}${many ?? ''})`;
    })
    .commit();
}

function userPart(rows: PlanRows, userId: string, { planSubscriptionId: before }: PlanHolder, change: Change) {
  const { plan, subscriptionId, isOver, begins } = change;
  const paid = plan === 'plus' ? plan : undefined;
  const most = userEntitlements(paid).savedSearches;
  return rows.account
    .patch({ userId })
    .set({ ...(paid && subscriptionId && { userSubscription: paid, planSubscriptionId: subscriptionId }), ...begins })
    .remove([...(paid ? [] : (['userSubscription', 'planSubscriptionId'] as const)), ...(isOver ? [] : overAttributes)])
    .where((row, { eq, gt, lte, notExists }) => {
      const given = before ? eq(row.planSubscriptionId, before) : notExists(row.planSubscriptionId);
      if (isOver) return `${given} AND ${gt(row.savedSearches, most)}`;
      return `${given} AND (${notExists(row.savedSearches)} OR ${lte(row.savedSearches, most)})`;
    })
    .commit();
}
