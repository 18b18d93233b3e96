import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { FindHolder } from '#lambdas/accounts/ports/address-holder.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { type Delivery, deliver } from './deliver.ts';
import type { Notice } from './notice.ts';

/** What it takes to tell an address that it is invited. */
export interface InvitationWays {
  readonly by: Delivery;
  readonly holderOf: FindHolder;
  /** Whether mail about invitations may go to an address that is no account's, now. */
  readonly takesInvitations: (email: string, now: Date) => Promise<boolean>;
}

interface Invitation extends Omit<Notice, 'userId' | 'topic'> {
  readonly email: string;
  /** What the address is invited to: as a stranger with another id in each. */
  readonly scope: string;
}

/** Invites the account that holds an address, or the address by mail where none does. Safe to repeat. */
export async function deliverInvitation(
  { email, scope, ...said }: Invitation,
  { by, holderOf, takesInvitations }: InvitationWays,
  now: Date,
): Promise<void> {
  const notice = { ...said, topic: 'invitation' as const };
  const holder = await holderOf(email);
  if (holder) return void (await deliver({ ...notice, userId: holder }, by, now));
  if (!(await takesInvitations(email, now))) return;
  const stranger = strangerAt(email, scope, said.causedAt);
  const accounts = { ...by.accounts, find: async () => stranger };
  const { authorId: _, ...toStranger } = notice;
  await deliver({ ...toStranger, userId: stranger.userId }, { ...by, accounts }, now);
}

/** An address without an account is told as a guest is: by mail alone. */
const strangerAt = (email: string, scope: string, at: string): Account => ({
  userId: idFrom('guest', scope, email),
  version: 1,
  email,
  emailVerified: true,
  hasAdditionalInfo: false,
  platform: 'rovers',
  createdAt: at,
  updatedAt: at,
});
