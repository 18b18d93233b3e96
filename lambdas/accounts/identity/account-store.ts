import { Service } from 'electrodb';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { commit } from '#lambdas/kernel/data/commit.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { googleConnected, signInHelpAsked, signInUnclaimed, userJoined } from '#shared/accounts/messages.ts';
import type { Newcomer } from '../identity/newcomer.ts';
import { pendingLinkEntity } from '../identity/pending-link.entity.ts';
import { signUpAttemptEntity } from '../identity/sign-up-attempt.entity.ts';
import type { SignUpAttempt } from '../identity/sign-up-attempt.ts';
import { accountEntity } from '../ports/account.entity.ts';
import { signInsFrom } from '../sessions/sign-ins-from.ts';

export interface PendingLink {
  readonly userId: string;
  readonly email: string;
  readonly googleId: string;
  readonly validUntil: number;
}

/** Sign-ins and addresses. Every read is strongly consistent. */
export interface AccountStore {
  /** The user id that holds a proven address. */
  holderOf(email: string): Promise<string | undefined>;
  /**
   * Makes the account, the claim on its address and the fact at once; safe to repeat. `taken`: another account has the
   * address. With `shutOutAt`, sign-ins that began before do not open the account.
   */
  join(newcomer: Newcomer, now: Date, shutOutAt?: Date): Promise<'joined' | 'alreadyIn' | 'taken'>;
  saveAttempt(attempt: SignUpAttempt): Promise<void>;
  findAttempt(userId: string): Promise<SignUpAttempt | undefined>;
  /** Has the owner of an account told how they sign in; at most once in twenty minutes. */
  askForHelp(userId: string, because: 'signUp' | 'asked', now: Date): Promise<void>;
  savePendingLink(link: PendingLink): Promise<void>;
  findPendingLink(userId: string): Promise<PendingLink | undefined>;
  /** The account can sign in with Google from now on, nothing is pending, and its owner is told. */
  finishLink(userId: string, now: Date): Promise<void>;
}

const helpEveryMs = 20 * 60_000;

export function createAccountStore(table: Table): AccountStore {
  const claims = claimEntity(table);
  const links = pendingLinkEntity(table);
  const attempts = signUpAttemptEntity(table);
  const outbox = outboxEntity(table);
  const accounts = accountEntity(table);
  const linking = new Service({ account: accounts, pendingLink: links, outbox });
  const holderOf = async (value: string) =>
    (await claims.get({ kind: 'email', value }).go({ consistent: true })).data?.holderId;
  return {
    holderOf,
    join: (newcomer, now, shutOutAt) => join(table, newcomer, now, shutOutAt),
    saveAttempt: async (attempt) => {
      await attempts.put({ ...attempt, expires: Math.ceil(attempt.validUntil / 1000) }).go();
    },
    findAttempt: async (userId) => (await attempts.get({ userId }).go({ consistent: true })).data ?? undefined,
    askForHelp: async (userId, because, now) => {
      const window = String(Math.floor(now.getTime() / helpEveryMs));
      const messageId = idFrom('message', signInHelpAsked.name, userId, window);
      await outbox.put(factRow(signInHelpAsked, messageId, now, { userId, because })).go();
    },
    savePendingLink: async (link) => {
      await links.put({ ...link, expires: Math.ceil(link.validUntil / 1000) }).go();
    },
    findPendingLink: async (userId) => (await links.get({ userId }).go({ consistent: true })).data ?? undefined,
    finishLink: async (userId, now) => {
      await commit(
        linking.transaction.write(({ account, pendingLink, outbox }) => [
          account
            .patch({ userId })
            .set({ signIns: ['password', 'google'] })
            .commit(),
          pendingLink.delete({ userId }).commit(),
          outbox
            .put(factRow(googleConnected, idFrom('message', googleConnected.name, userId), now, { userId }))
            .commit(),
        ]),
      );
    },
  };
}

async function join(
  table: Table,
  newcomer: Newcomer,
  now: Date,
  shutOutAt: Date | undefined,
): Promise<'joined' | 'alreadyIn' | 'taken'> {
  const { userId, username, email, via, displayName } = newcomer;
  const entities = { account: accountEntity(table), claim: claimEntity(table), outbox: outboxEntity(table) };
  const at = now.toISOString();
  const record = {
    userId,
    username,
    email,
    version: 1,
    emailVerified: true,
    hasAdditionalInfo: false,
    signIns: [via],
    ...(displayName && { displayName }),
    // The sign-up form is refused without its tick box; people who did not fill it in meet it on the profile form.
    ...(via === 'password' && !shutOutAt && { acceptedTermsAt: at }),
    ...(shutOutAt && { signInsFrom: signInsFrom(shutOutAt) }),
    createdAt: at,
    updatedAt: at,
  };
  const fact = factRow(userJoined, idFrom('message', userJoined.name, userId), now, { userId });
  const transaction = new Service(entities).transaction.write(({ account, claim, outbox }) => [
    account.create(record).commit(),
    claim.create({ kind: 'email', value: email, holderId: userId }).commit(),
    outbox.put(fact).commit(),
  ]);
  const refused = await createRetry()(() => commit(transaction));
  if (refused.length === 0) return 'joined';
  if (refused.includes(0)) return 'alreadyIn';
  const unclaimed = idFrom('message', signInUnclaimed.name, userId);
  await entities.outbox.put(factRow(signInUnclaimed, unclaimed, now, { username })).go();
  return 'taken';
}
