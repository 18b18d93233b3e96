import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accountsApi } from '../../accounts/accounts-api.ts';
import { aPerson } from '../../accounts/people.ts';
import { codeOf, factorApi, wrongCodeOf } from '../../accounts/second-factor.ts';
import { type Binding, personFor } from '../cell.ts';

/** A session through Google, so that no row needs the user pool. */
const session = (person: Account) => ({
  userId: person.userId,
  poolName: `google_${person.userId}`,
  sessionId: randomUUID(),
  signedInAt: clock.now(),
});

/** Sets up an authenticator app in a session of its own. */
async function setUp(person: Account) {
  const caller = session(person);
  const api = factorApi.signedInAs(caller);
  const { secret } = await api.beginSecondFactor({});
  const { recoveryCodes } = await api.turnOnSecondFactor({ code: codeOf(secret) });
  return { caller, secret, recoveryCodes };
}

/** The person of the cell, who set one up while their address was proven and is now in the state of the cell. */
async function withFactor(person: Account) {
  const accounts = accountEntity(table());
  await accounts.patch(person).set({ emailVerified: true }).go();
  const made = await setUp(person);
  if (!person.emailVerified) await accounts.patch(person).set({ emailVerified: false }).go();
  return made;
}

const nextCode = (secret: string) => codeOf(secret, new Date(clock.now().getTime() + 30_000));

const asked =
  (visit: () => Promise<unknown>, ask: (person: Account) => Promise<unknown>): Binding['ask'] =>
  async ({ role }) => {
    const person = await personFor(role);
    return person ? ask(person) : visit();
  };

/** The code from paper is all the proof that the call needs. */
async function recoverable(person: Account) {
  await claimEntity(table()).put({ kind: 'email', value: person.email, holderId: person.userId }).go();
  return (await withFactor(person)).recoveryCodes[0] ?? '';
}

const signedOut = factorApi.signedOut();

/** Rows of the second factor. */
export const secondFactorRows: Readonly<Record<string, Binding>> = {
  'auth.factor.setUp': {
    operations: ['beginSecondFactor', 'turnOnSecondFactor'],
    ask: asked(() => signedOut.beginSecondFactor({}), setUp),
  },
  'auth.factor.confirm': {
    operations: ['confirmSecondFactor'],
    ask: asked(
      () => signedOut.confirmSecondFactor({ code: '123456' }),
      async (person) => {
        const { secret } = await withFactor(person);
        const there = session(person);
        await factorApi.signedInAs(there).confirmSecondFactor({ code: nextCode(secret) });
        return accountsApi.signedInAs(there).listSessions({});
      },
    ),
  },
  'auth.factor.confirm.wrong': {
    operations: ['confirmSecondFactor'],
    ask: asked(
      () => signedOut.confirmSecondFactor({ code: '123456' }),
      async (person) => {
        const { secret } = await withFactor(person);
        const api = factorApi.signedInAs(session(person));
        await expect(api.confirmSecondFactor({ code: codeOf(secret) })).rejects.toMatchObject({
          code: 'factor.codeUsed',
        });
        return api.confirmSecondFactor({ code: wrongCodeOf(secret) });
      },
    ),
  },
  'auth.factor.unproven': {
    operations: ['listSessions'],
    ask: asked(
      () => accountsApi.signedOut().listSessions({}),
      async (person) => {
        await withFactor(person);
        return accountsApi.signedInAs(session(person)).listSessions({});
      },
    ),
  },
  'auth.factor.change': {
    operations: ['renewRecoveryCodes', 'turnOffSecondFactor'],
    ask: asked(
      () => signedOut.turnOffSecondFactor({}),
      async (person) => {
        const api = factorApi.signedInAs((await withFactor(person)).caller);
        await api.renewRecoveryCodes({});
        return api.turnOffSecondFactor({});
      },
    ),
  },
  'auth.factor.change.old': {
    operations: ['renewRecoveryCodes', 'turnOffSecondFactor'],
    ask: asked(
      () => signedOut.renewRecoveryCodes({}),
      async (person) => {
        const { caller } = await withFactor(person);
        const accounts = accountEntity(table());
        const long = new Date(clock.now().getTime() - 16 * 60_000).toISOString();
        await accounts
          .patch(person)
          .set({ factorSince: long, factorGiven: { [caller.sessionId]: long } })
          .go();
        const api = factorApi.signedInAs(caller);
        await expect(api.turnOffSecondFactor({})).rejects.toMatchObject({ code: 'auth.factorNeeded' });
        return api.renewRecoveryCodes({});
      },
    ),
  },
  'auth.factor.recover': {
    operations: ['useRecoveryCode'],
    ask: async ({ role }) => {
      const person = (await personFor(role)) ?? (await aPerson());
      return signedOut.useRecoveryCode({ email: person.email, recoveryCode: await recoverable(person) });
    },
  },
  'auth.factor.recover.wrong': {
    operations: ['useRecoveryCode'],
    ask: async ({ role }) => {
      const person = (await personFor(role)) ?? (await aPerson());
      await recoverable(person);
      return signedOut.useRecoveryCode({ email: person.email, recoveryCode: '7K2M-9QXA-41TV-C8ZP' });
    },
  },
};
