import type { Newcomer } from '#lambdas/accounts/identity/newcomer.ts';
import { getMe } from '#lambdas/accounts/identity/operations/get-me.ts';
import { signUp } from '#lambdas/accounts/identity/operations/sign-up.ts';
import { postConfirmation } from '#lambdas/accounts/identity/post-confirmation.ts';
import type { SignUpAttempt } from '#lambdas/accounts/identity/sign-up-attempt.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { guards } from '#lambdas/kernel/http/authorize.ts';

/** `owner` reads the mailbox, `stranger` does not. */
export type Person = 'owner' | 'stranger';

const email = 'sam@mail.example';

interface PoolUser {
  readonly username: string;
  isConfirmed: boolean;
  /** Who knows the password. */
  password: Person | 'unknown';
}

interface Session {
  readonly userId: string;
  readonly signedInAt: Date;
}

/**
 * A user pool that behaves like Cognito, around the product's own decisions. `step` lets others run before each thing
 * that is asked of the pool or the table, and may throw as if the function broke off there.
 */
export function createSignUpWorld(step: () => Promise<void>) {
  const users = new Map<string, PoolUser>();
  const accounts = new Map<string, Account>();
  const claims = new Map<string, string>();
  const attempts = new Map<string, SignUpAttempt>();
  const sessions: Record<Person, Session[]> = { owner: [], stranger: [] };
  /** Newest last; a code confirms the user that it was made for. */
  const mailbox: string[] = [];
  const ownAttempts: Record<Person, string | undefined> = { owner: undefined, stranger: undefined };
  let made = 0;
  let seconds = 0;
  const now = () => new Date(Date.UTC(2026, 11, 5) + ++seconds * 1000);
  const native = () => [...users.values()][0];

  const store = {
    holderOf: async () => claims.get(email),
    askForHelp: async () => {},
    saveAttempt: async (attempt: SignUpAttempt) => {
      await step();
      attempts.set(attempt.userId, attempt);
    },
    findAttempt: async (userId: string) => {
      await step();
      return attempts.get(userId);
    },
    join: async ({ userId, username }: Newcomer, _now: Date, shutOutAt?: Date) => {
      await step();
      if (accounts.has(userId)) return 'alreadyIn' as const;
      if (claims.has(email)) {
        users.delete(username);
        return 'taken' as const;
      }
      accounts.set(userId, { userId, ...(shutOutAt && { signInsFrom: shutOutAt.toISOString() }) } as Account);
      claims.set(email, userId);
      return 'joined' as const;
    },
  };
  const identitiesFor = (person: Person) => ({
    signUp: async () => {
      await step();
      if (native()) return 'exists' as const;
      const username = `user-${++made}`;
      users.set(username, { username, isConfirmed: false, password: person });
      mailbox.push(username);
      return { userId: username };
    },
    discardUnconfirmed: async () => {
      await step();
      const user = native();
      await step();
      return user?.isConfirmed === false && users.delete(user.username);
    },
    find: async (username: string) =>
      users.has(username) ? { sub: username, email, email_verified: 'true' } : undefined,
    signOut: async () => {},
    shutOut: async (username: string) => {
      await step();
      const user = users.get(username);
      if (user) user.password = 'unknown';
      return now();
    },
  });
  const confirmed = async (userName: string, attempt: string | undefined): Promise<void> => {
    const request = {
      userAttributes: { sub: userName, email, email_verified: 'true' },
      ...(attempt && { clientMetadata: { attempt } }),
    };
    const event = { triggerSource: 'PostConfirmation_ConfirmSignUp', userName, request } as never;
    await postConfirmation(
      event,
      { store, sessions: { endAll: async () => {} }, identities: identitiesFor('owner') },
      now(),
    );
  };
  const accountOf = ({ userId }: Session) => accounts.get(userId);
  const counts = (session: Session) =>
    guards.signedIn({ ...session, username: session.userId }, accountOf(session)) && accountOf(session) !== undefined;

  return {
    signUp: async (person: Person) => {
      const attempt = `${person}-${++made}`;
      ownAttempts[person] = attempt;
      const ports = {
        store,
        identities: identitiesFor(person),
        prove: async () => '',
        gate: async () => 'send' as const,
        steadily: (work: () => Promise<void>) => work(),
      };
      await signUp({ email, password: 'tandem kettle orbit', attempt, acceptsTermsAndIs13: true }, ports, now());
    },
    resend: async () => {
      const user = native();
      if (user && !user.isConfirmed) mailbox.push(user.username);
    },
    /** Enters a code, in the browser that signed up or in another one. Cognito asks the trigger three times. */
    confirm: async (age: number, inOwnBrowser: boolean) => {
      await step();
      const user = users.get(mailbox.at(-1 - age) ?? '');
      if (!user || user.isConfirmed) return;
      user.isConfirmed = true;
      const attempt = inOwnBrowser ? ownAttempts.owner : undefined;
      const ask = () => confirmed(user.username, attempt);
      await ask().catch(ask).catch(ask);
    },
    /** Signs in and opens the app, which asks for the person's account. */
    signIn: async (person: Person) => {
      await step();
      const user = native();
      if (!user?.isConfirmed || user.password !== person) return;
      const session = { userId: user.username, signedInAt: now() };
      sessions[person].push(session);
      const actor = { ...session, username: user.username };
      const ports = { accounts: { find: async () => accountOf(session) }, identities: identitiesFor(person), store };
      await step();
      if (!accountOf(session)) await getMe(actor, undefined, ports, now());
    },
    /** With a code from the mailbox, so only the owner can. */
    choosePassword: async () => {
      await step();
      const user = native();
      if (user?.isConfirmed) user.password = 'owner';
    },
    isConfirmed: () => native()?.isConfirmed === true,
    /** True for a user who can act as a confirmed account, with a password or with a session they have. */
    canAct: (person: Person) => {
      const user = native();
      const opens = user !== undefined && accounts.has(user.username) && user.password === person;
      return opens || sessions[person].some(counts);
    },
  };
}

export type SignUpWorld = ReturnType<typeof createSignUpWorld>;
