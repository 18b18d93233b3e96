import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { pendingLinkEntity } from '#lambdas/accounts/identity/pending-link.entity.ts';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { handler as notificationsHandler } from '#lambdas/notifications/api.ts';
import { mailOffLink } from '#lambdas/notifications/ports/mail-off-link.ts';
import { handler as placesHandler } from '#lambdas/places/api.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { places } from '#shared/places/contract.ts';
import { austin } from '../../accounts/account-row.ts';
import { aMember, anAddress, anAttempt, comeFromGoogle } from '../../accounts/sign-ups.ts';
import { peopleApi } from '../../people/people-api.ts';
import { product } from '../../product/product.ts';
import { type Binding, outcomeOf, personFor } from '../cell.ts';

const api = product.client(accounts, handler);
type AccountsClient = ReturnType<typeof api.signedOut>;

/** One person in the state of the cell, asking about themselves. */
const asked =
  (call: (caller: AccountsClient, person: Account | undefined) => Promise<unknown>): Binding['ask'] =>
  async ({ role }) => {
    const person = await personFor(role);
    return call(person ? api.signedInAs(person) : api.signedOut(), person);
  };

const peopleOf = (person: Account | undefined) => (person ? peopleApi.signedInAs(person) : peopleApi.signedOut());
/** The link of a mail is all that counts. */
const notifications = product.client(notificationsContract, notificationsHandler).signedOut();

const password = 'tandem kettle orbit';
const profile = {
  displayName: 'Sam',
  fullName: 'Sam Carter',
  games: ['running'],
  cityPlaceId: austin.placeId,
  version: 1,
  acceptsTermsAndIs13: true as const,
};

/** What only the server writes (the row's own list, and the caller's name for it). */
const protectedKeys = [
  'stripeId',
  'stripeCustomerId',
  'stripeChargesEnabled',
  'stripeDetailsSubmitted',
  'subscription',
  'userSubscription',
  'emailVerified',
  'uid',
  'userId',
  'createdAt',
  'roles',
  'hasAdditionalInfo',
];

const saysNothing = (answer: unknown) => expect(answer).toEqual({ status: 'told' });
const mailOffToken = async (userId: string) =>
  mailOffLink('https://rovers.example', await signingSecret(), userId, 'rsvp')
    .oneClick.split('/')
    .at(-1) ?? '';

/** A Google sign-in with the person's address waits, and the pool knows the person. */
async function awaitLink({ userId, email }: Account): Promise<void> {
  const { userId: username } = await aMember();
  await accountEntity(table()).patch({ userId }).set({ username }).go();
  const validUntil = product.clock.now().getTime() + 60_000;
  await pendingLinkEntity(table()).put({ userId, email, googleId: randomUUID(), validUntil, expires: 0 }).go();
}

const turnOffMail: Binding = {
  operations: ['turnOffMail'],
  ask: asked(async (_, person) => notifications.turnOffMail({ token: await mailOffToken(person?.userId ?? '') })),
};
const turnOffForged: Binding = {
  operations: ['turnOffMail'],
  ask: asked(() => notifications.turnOffMail({ token: 'WyJ1c2VyIiwicnN2cCJd.made-up' })),
};

/** Rows of accounts and places that are built. */
export const accountRows: Readonly<Record<string, Binding>> = {
  'auth.signUp': {
    operations: ['signUp'],
    ask: asked((caller) =>
      caller.signUp({ email: anAddress(), password, attempt: anAttempt(), acceptsTermsAndIs13: true }),
    ),
  },
  'auth.signUp.underage': {
    operations: ['signUp'],
    ask: asked((caller) =>
      caller.signUp({ email: anAddress(), password, attempt: anAttempt(), acceptsTermsAndIs13: false as true }),
    ),
  },
  'auth.signInMethods': {
    operations: ['checkSignInMethods'],
    ask: asked((caller, person) => caller.checkSignInMethods({ email: person?.email ?? anAddress() })),
    reduced: saysNothing,
  },
  'auth.link.explicit': {
    operations: ['connectGoogle'],
    ask: asked(async (caller, person) => {
      if (person) await awaitLink(person);
      return caller.connectGoogle({});
    }),
  },
  'auth.changeEmail': {
    operations: ['changeEmail'],
    ask: asked((caller) => caller.changeEmail({ email: anAddress() })),
  },
  'auth.changeEmail.forged': {
    operations: ['confirmEmailChange'],
    ask: asked((caller) => caller.confirmEmailChange({ token: 'W10.made-up' })),
  },
  'auth.globalSignOut': { operations: ['signOutEverywhere'], ask: asked((caller) => caller.signOutEverywhere({})) },
  'auth.sessions': {
    operations: ['listSessions', 'endSession'],
    ask: async ({ role }) => {
      const person = await personFor(role);
      if (!person) return api.signedOut().listSessions({});
      const there = api.signedInAs({ ...person, sessionId: randomUUID() });
      await there.getMe({});
      const [{ sessionId = '' } = {}] = (await there.listSessions({})).sessions;
      await api.signedInAs(person).endSession({ sessionId });
      return api.signedInAs(person).listSessions({});
    },
  },
  'auth.sessions.other': {
    operations: ['endSession'],
    ask: asked((caller) => caller.endSession({ sessionId: randomUUID() })),
  },
  'auth.signIn.googleVerified': { operations: [], ask: () => comeFromGoogle(anAddress(), randomUUID()) },
  'auth.signIn.googleUnverified': {
    operations: [],
    ask: () =>
      comeFromGoogle(anAddress(), randomUUID(), false).catch(() => Promise.reject(new Problem('access.denied'))),
  },
  'auth.api.idTokenInsteadOfAccess': {
    operations: ['getMe', 'saveProfile', 'connectGoogle'],
    ask: asked(async (_caller, person) => {
      const caller = person ? api.withIdTokenOf(person) : api.signedOut();
      const people = person ? peopleApi.withIdTokenOf(person) : peopleApi.signedOut();
      await expect(people.saveProfile(profile)).rejects.toMatchObject({ code: 'auth.required' });
      await expect(caller.connectGoogle({})).rejects.toMatchObject({ code: 'auth.required' });
      return caller.getMe({});
    }),
  },
  'auth.api.afterDelete': {
    operations: ['getMe', 'saveProfile', 'connectGoogle'],
    ask: asked(async (caller, person) => {
      const people = peopleOf(person);
      if (person) await accountEntity(table()).patch(person).set({ deletedAt: new Date().toISOString() }).go();
      await expect(people.saveProfile(profile)).rejects.toMatchObject({ code: 'auth.required' });
      await expect(caller.connectGoogle({})).rejects.toMatchObject({ code: 'auth.required' });
      return caller.getMe({});
    }),
  },
  'user.getSelf': { operations: ['getMe'], ask: asked((caller) => caller.getMe({})) },
  'user.update': {
    operations: ['saveProfile', 'saveName'],
    ask: asked(async (_, person) => {
      await peopleOf(person).saveProfile(profile);
      return peopleOf(person).saveName({ displayName: 'Sam' });
    }),
  },
  'user.update.protectedField': {
    operations: ['saveProfile'],
    ask: asked(async (_, person) => {
      const people = peopleOf(person);
      const ways = protectedKeys.map((key) => outcomeOf(people.saveProfile({ ...profile, [key]: true } as never)));
      const refusals = (await Promise.all(ways)).map((outcome) => 'problem' in outcome && outcome.problem);
      const [first, ...others] = refusals;
      for (const other of others) expect(other).toMatchObject({ code: first ? first.code : undefined });
      if (first) throw first;
    }),
  },
  'mail.off': turnOffMail,
  'mail.unsubscribe': turnOffMail,
  'mail.off.forged': turnOffForged,
  'mail.unsubscribe.badToken': turnOffForged,
  'city.suggest': {
    operations: ['suggestCities'],
    ask: () => product.client(places, placesHandler).signedOut().suggestCities({ text: 'Aus' }),
  },
};
