import type { PendingLink } from '#lambdas/accounts/identity/account-store.ts';
import type { Newcomer } from '#lambdas/accounts/identity/newcomer.ts';
import { connectGoogle } from '#lambdas/accounts/identity/operations/connect-google.ts';
import { signUp } from '#lambdas/accounts/identity/operations/sign-up.ts';
import { postConfirmation } from '#lambdas/accounts/identity/post-confirmation.ts';
import { preSignUp } from '#lambdas/accounts/identity/pre-sign-up.ts';
import type { SignUpAttempt } from '#lambdas/accounts/identity/sign-up-attempt.ts';
import { signUpProof } from '#lambdas/accounts/identity/sign-up-proof.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';

export const address = 'sam@mail.example';

export const secret = 'a secret for this test';

export const now = new Date('2026-12-05T12:00:00Z');

interface PoolUser {
  readonly username: string;
  /** Who knows the password. */
  owner: Person | 'unknown';
  status: 'UNCONFIRMED' | 'CONFIRMED' | 'EXTERNAL';
}

/** `owner` reads the mailbox and has the Google account of the address; `stranger` has neither. */
type Person = 'owner' | 'stranger';

/** The secret of a person's browser. */
const attemptOf = (person: Person) => `a-secret-of-the-${person}`;

/** An identity provider that behaves like Cognito, around the product's own decisions. */
export function createWorld() {
  const users = new Map<string, PoolUser>();
  const googleUsers = new Map<string, string>();
  const accounts = new Map<string, { username: string; email: string; signIns: string[] }>();
  const claims = new Map<string, string>();
  const links = new Map<string, PendingLink>();
  const attempts = new Map<string, SignUpAttempt>();
  let names = 0;
  const store = {
    holderOf: async (email: string) => claims.get(email),
    askForHelp: async () => {},
    savePendingLink: async (link: PendingLink) => void links.set(link.userId, link),
    saveAttempt: async (attempt: SignUpAttempt) => void attempts.set(attempt.userId, attempt),
    findAttempt: async (userId: string) => attempts.get(userId),
    findPendingLink: async (userId: string) => links.get(userId),
    finishLink: async (userId: string) => {
      accounts.get(userId)?.signIns.push('google');
      links.delete(userId);
    },
    join: async ({ userId, username, email, via }: Newcomer) => {
      if (accounts.has(userId)) return 'alreadyIn' as const;
      if (claims.has(email)) {
        users.delete(username);
        return 'taken' as const;
      }
      accounts.set(userId, { username, email, signIns: [via] });
      claims.set(email, userId);
      return 'joined' as const;
    },
  };
  const native = () => [...users.values()].find(({ status }) => status !== 'EXTERNAL');
  const ask = (source: string, userName: string, request: object) =>
    preSignUp(
      { triggerSource: source, userName, request: { userAttributes: {}, ...request } } as never,
      { store, signInsOf: async (userId) => accounts.get(userId)?.signIns ?? [], secret: async () => secret },
      now,
    );
  const shutOut = async (username: string) => {
    const user = users.get(username);
    if (user) user.owner = 'unknown';
    return now;
  };
  const confirmed = (username: string, emailVerified: boolean) =>
    postConfirmation(
      {
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        userName: username,
        request: {
          userAttributes: { sub: username, email: address, email_verified: String(emailVerified) },
          clientMetadata: { attempt: attemptOf('owner') },
        },
      } as never,
      { store, identities: { shutOut, signOut: async () => {} }, sessions: { endAll: async () => {} } },
      now,
    );
  const identitiesFor = (owner: Person) => ({
    signUp: async ({ proof }: { proof: string }) => {
      const refusal = await ask('PreSignUp_SignUp', 'new', {
        userAttributes: { email: address },
        clientMetadata: { proof },
      });
      if (refusal) throw new Error(refusal);
      if (native()) return 'exists' as const;
      const username = `user-${++names}`;
      users.set(username, { username, owner, status: 'UNCONFIRMED' });
      return { userId: username };
    },
    discardUnconfirmed: async () => {
      const user = native();
      return user?.status === 'UNCONFIRMED' && users.delete(user.username);
    },
    linkGoogle: async (username: string, googleId: string) => void googleUsers.set(googleId, username),
  });
  const idAtGoogle = (person: Person) => (person === 'owner' ? '1001' : '6666');
  return {
    accounts,
    users,
    /** Which account a person's Google account opens. */
    opensWithGoogle: (person: Person) => googleUsers.get(idAtGoogle(person)),
    signUp: async (person: Person) => {
      const ports = {
        store,
        identities: identitiesFor(person),
        prove: async (email: string) => signUpProof(secret, email),
        gate: async () => 'send' as const,
        steadily: (work: () => Promise<void>) => work(),
      };
      const input = { email: address, password: 'tandem kettle orbit', attempt: attemptOf(person) };
      await signUp({ ...input, acceptsTermsAndIs13: true }, ports, now);
    },
    /** Only who reads the mailbox has the code, the user who asked for it. */
    confirm: async () => {
      const user = native();
      if (user?.status !== 'UNCONFIRMED') return;
      user.status = 'CONFIRMED';
      await confirmed(user.username, true);
    },
    google: async (person: Person) => {
      const googleId = idAtGoogle(person);
      if (googleUsers.has(googleId)) return;
      // Google calls an address verified only for its owner.
      const emailVerified = person === 'owner';
      const username = `Google_${googleId}`;
      const attributes = { email: address, email_verified: String(emailVerified) };
      if (await ask('PreSignUp_ExternalProvider', username, { userAttributes: attributes })) return;
      users.set(username, { username, owner: person, status: 'EXTERNAL' });
      googleUsers.set(googleId, username);
      await confirmed(username, emailVerified);
    },
    /** Signs in with their password, then agrees to what is pending. */
    connect: async (person: Person) => {
      const user = native();
      if (user?.status !== 'CONFIRMED' || user.owner !== person) return;
      const account = accounts.get(user.username);
      const actor = { userId: user.username, username: user.username, signedInAt: now };
      await connectGoogle(
        actor,
        account as Account | undefined,
        { store, identities: identitiesFor(person) },
        now,
      ).catch(() => undefined);
    },
  };
}
