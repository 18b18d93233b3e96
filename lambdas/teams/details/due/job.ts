import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { type DutyReminding, remindOfDuty } from '../../duties/remind-of-duty.ts';
import { createDutyStore } from '../../duties/store.ts';
import { connectNotifier } from '../../invites/connect-notifier.ts';
import { type InviteNotifier, notifyInvited } from '../../invites/notify-invited.ts';
import type { InviteStore } from '../../invites/store.ts';
import { createInviteStore } from '../../invites/store.ts';
import { createMemberships } from '../../ports/memberships.ts';
import type { AddressStore } from '../address-store.ts';
import { createAddressStore } from '../address-store.ts';
import type { FormerAddress } from '../former-address.ts';
import { TeamDue, teamsQueue } from '../teams-queue.ts';

const parts = {
  telling: connectNotifier(),
  invites: createInviteStore(table()),
  addresses: createAddressStore(table()),
  reminding: { duties: createDutyStore(table()), roster: createMemberships(table()) },
};
const index = createDueIndex(table());

/** Does what communities have to do at a time: reminds of duties and invitations and ends those, and ends addresses they had. */
export const handler = job(() =>
  runDue(teamsQueue, ({ data, dueAt }, now) => doTeamDue(TeamDue.parse(data), dueAt, parts, now()), index, clock.now),
);

interface Parts {
  readonly telling: InviteNotifier;
  readonly invites: InviteStore;
  readonly addresses: AddressStore;
  readonly reminding: Omit<DutyReminding, 'by' | 'teams'>;
}

/** What is not so any more is passed over. Safe to repeat. */
async function doTeamDue(due: TeamDue, dueAt: string, parts: Parts, now: Date): Promise<void> {
  if (due.what === 'formerAddressEnd') return endAddress(due, parts.addresses);
  if (due.what === 'dutyReminder') return remindOfDuty(due, dueAt, { ...parts.telling, ...parts.reminding }, now);
  const invite = await parts.invites.find(due.teamId, due.inviteId);
  if (invite?.status !== 'pending' || invite.invitedAt !== due.invitedAt) return;
  if (due.what === 'inviteEnd') return void (await parts.invites.settle(invite, 'expired', now));
  const cause = `teams.inviteReminder/${due.inviteId}/${due.invitedAt}/${due.day}`;
  await notifyInvited(invite, { cause, causedAt: dueAt, isReminder: true }, parts.telling, now);
}

async function endAddress(due: FormerAddress, addresses: AddressStore): Promise<void> {
  if (!(await addresses.end(due))) throw new Error('The team changed while an address that it had ended.');
}
