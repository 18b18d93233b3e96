import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { StoredTeam, TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { Message } from '#shared/contract/message.ts';
import { beyondPlan } from '#shared/payments/plan-limits.ts';
import type { PaidPlan, TeamPlan } from '#shared/payments/plan-names.ts';
import type { subscriptionChanged } from '#shared/payments/plans/messages.ts';
import type { SubscriptionHappening } from '#shared/payments/plans/schemas.ts';
import { planNotice } from './letters.ts';

interface Telling {
  readonly delivery: Delivery;
  readonly teams: Pick<TeamReader, 'find'>;
}

const usualZone = 'America/New_York';

/** Tells who pays for a subscription what became of it, with days of their own zone. */
export async function tellPayer(
  { messageId, occurredAt, quiet, data }: Message<typeof subscriptionChanged>,
  { delivery, teams }: Telling,
  now: Date,
): Promise<void> {
  const { payerId: userId, kind, ownerId, planId, what, until } = data;
  const account = quiet ? undefined : await delivery.accounts.find(userId);
  if (!account || account.deletedAt) return;
  const team = kind === 'team' ? await teams.find(ownerId) : undefined;
  const timeZone = account.timeZone ?? usualZone;
  const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(new Date(until));
  const beyond = team && beyondPlan(planAfter(what, planId), sizeOf(team));
  const told = { planId, day, teamName: team?.facts.name, ...(beyond && { beyond }) };
  const notice = planNotice(what, told, delivery.origin);
  if (!notice) return;
  await deliver(
    { cause: messageId, causedAt: occurredAt, userId, topic: 'payments', isUrgent: true, tell: () => notice },
    delivery,
    now,
  );
}

/** The plan that a community has from then on, which its payer hears of. */
const planAfter = (what: SubscriptionHappening, planId: PaidPlan): TeamPlan =>
  what === 'ended' || what === 'willEnd' || planId === 'plus' ? 'rookie' : planId;

const sizeOf = ({ memberCount: members, admins = [] }: StoredTeam) => ({ members, admins: admins.length });
