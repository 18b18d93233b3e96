import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { StoredTeam, TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { Message } from '#shared/contract/message.ts';
import { exceeded, exceededWords } from '#shared/payments/plan-limits.ts';
import type { subscriptionChanged } from '#shared/payments/plans/messages.ts';
import { planNotice } from './letters.ts';

interface Telling {
  readonly delivery: Delivery;
  readonly teams: Pick<TeamReader, 'find'>;
}

const usualZone = 'America/New_York';

/** `June 1, 2031`, where the reader is. */
export const dayFor = ({ timeZone = usualZone }: Pick<Account, 'timeZone'>, instant: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long' }).format(new Date(instant));

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
  const beyond = team && what === 'willEnd' ? exceededWords('rookie', exceeded('rookie', sizeOf(team))) : [];
  const told = { planId, day: dayFor(account, until), teamName: team?.facts.name, beyond };
  const notice = planNotice(what, told, delivery.origin);
  if (!notice) return;
  await deliver(
    { cause: messageId, causedAt: occurredAt, userId, topic: 'payments', isUrgent: true, tell: () => notice },
    delivery,
    now,
  );
}

const sizeOf = ({ memberCount: members, admins = [] }: StoredTeam) => ({ members, admins: admins.length });
