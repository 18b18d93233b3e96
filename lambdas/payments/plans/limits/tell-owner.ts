import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { Message } from '#shared/contract/message.ts';
import { exceeded } from '#shared/payments/plan-limits.ts';
import type { planExceeded } from '#shared/payments/plans/messages.ts';
import type { PlanHolders } from '../plan-holders.ts';
import { dayFor } from '../tell-payer.ts';
import { limitNotice } from './limit-letters.ts';

interface Telling {
  readonly delivery: Delivery;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly holders: PlanHolders;
}

/** Tells the owner of a community, or a user, what goes beyond the plan that is left, unless they made room meanwhile. */
export async function tellOwner(
  { messageId, occurredAt, quiet, data }: Message<typeof planExceeded>,
  { delivery, teams, holders }: Telling,
  now: Date,
): Promise<void> {
  const { kind, ownerId, planId, stage, until } = data;
  const holder = await holders.find({ kind, ownerId });
  const beyond = holder?.overPlanUntil === until ? exceeded(planId, holder.counts) : [];
  if (quiet || beyond.length === 0) return;
  const found = kind === 'team' ? await teams.find(ownerId) : undefined;
  const userId = found?.ownerId ?? ownerId;
  const team = found && { teamId: found.teamId, name: found.facts.name };
  await deliver(
    {
      cause: messageId,
      causedAt: occurredAt,
      userId,
      topic: 'payments',
      isUrgent: true,
      tell: (account) => limitNotice({ planId, team, beyond, stage, day: dayFor(account, until) }, delivery.origin),
    },
    delivery,
    now,
  );
}
