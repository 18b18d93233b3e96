import { contention } from '#lambdas/kernel/data/conditions.ts';
import { exceeded } from '#shared/payments/plan-limits.ts';
import type { Owned } from '../plan-holder.ts';
import type { PlanWork } from '../plan-work.ts';
import type { PlanRows } from '../write.ts';
import { exceededFact } from './held-parts.ts';

/**
 * Reminds an owner shortly before the time to make room is over. An owner who made room, or has another date by now, gets no
 * reminder. Safe to repeat.
 */
export async function remindOfLimits(
  { kind, ownerId, until }: Owned & { readonly until: string },
  { holders, write }: Pick<PlanWork, 'holders' | 'write'>,
  now: Date,
): Promise<void> {
  const owned = { kind, ownerId };
  const holder = await holders.find(owned);
  if (holder?.overPlanUntil !== until || now.toISOString() >= until) return;
  const { plan, counts } = holder;
  const isOver = exceeded(plan, counts).length > 0;
  const refused = await write((rows) =>
    isOver
      ? [standing(rows, owned, until), exceededFact(rows, owned, { planId: plan, until, stage: 'reminder' }, now)]
      : [overParts(rows, owned, until)],
  );
  if (refused.length > 0) throw contention('The plan changed while its limits were looked at');
}

const standing = (rows: PlanRows, { kind, ownerId }: Owned, until: string) =>
  kind === 'team'
    ? rows.team
        .check({ teamId: ownerId })
        .where(({ overPlanUntil }, { eq }) => eq(overPlanUntil, until))
        .commit()
    : rows.account
        .check({ userId: ownerId })
        .where(({ overPlanUntil }, { eq }) => eq(overPlanUntil, until))
        .commit();

/** Room was made: the time for it is over. More than the plan allows can’t come back without the plan going down again. */
const overParts = (rows: PlanRows, { kind, ownerId }: Owned, until: string) =>
  kind === 'team'
    ? rows.team
        .patch({ teamId: ownerId })
        .remove(['overPlanSince', 'overPlanUntil'])
        .where(({ overPlanUntil }, { eq }) => eq(overPlanUntil, until))
        .commit()
    : rows.account
        .patch({ userId: ownerId })
        .remove(['overPlanSince', 'overPlanUntil'])
        .where(({ overPlanUntil }, { eq }) => eq(overPlanUntil, until))
        .commit();
