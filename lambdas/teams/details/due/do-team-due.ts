import { type DutyReminding, remindOfDuty } from '../../duties/remind-of-duty.ts';
import { type InviteNotifier, notifyInvited } from '../../invites/notify-invited.ts';
import type { InviteStore } from '../../invites/store.ts';
import type { AddressStore } from '../address-store.ts';
import type { FormerAddress } from '../former-address.ts';
import type { TeamDue } from '../teams-queue.ts';

interface Parts {
  readonly telling: InviteNotifier;
  readonly invites: InviteStore;
  readonly addresses: AddressStore;
  readonly reminding: Omit<DutyReminding, 'by' | 'teams'>;
}

/** What is not so any more is passed over. Safe to repeat. */
export async function doTeamDue(due: TeamDue, dueAt: string, parts: Parts, now: Date): Promise<void> {
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
