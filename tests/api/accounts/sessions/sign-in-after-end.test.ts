import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { changeTokenMailedTo } from '#tests/support/accounts/email-changes.ts';
import { newPassword, resetPassword } from '#tests/support/accounts/reset-password.ts';
import { aSignIn, memberPassword } from '#tests/support/accounts/sign-ins.ts';
import { aMember, anAddress } from '#tests/support/accounts/sign-ups.ts';
import { stopClockAt } from '#tests/support/accounts/stopped-clock.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs, signedOut } = product.client(accounts, handler);

// Tokens say to the second when their session began: what happens within one second is the hard part.
beforeEach(() => stopClockAt('2031-05-01T12:00:00.400Z'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface End {
  readonly what: string;
  /** Ends every session, and says how its owner signs in then. */
  readonly end: (
    email: string,
    before: Awaited<ReturnType<typeof aSignIn>>['caller'],
  ) => Promise<{ readonly email: string; readonly password: string }>;
}

const ends: readonly End[] = [
  {
    what: 'a new password',
    end: async (email) => {
      await resetPassword(email);
      return { email, password: newPassword };
    },
  },
  {
    what: 'signing out everywhere',
    end: async (email, before) => {
      await signedInAs(before).signOutEverywhere({});
      return { email, password: memberPassword };
    },
  },
  {
    what: 'another address',
    end: async (_, before) => {
      const next = anAddress();
      await signedInAs(before).changeEmail({ email: next });
      await signedOut().confirmEmailChange({ token: await changeTokenMailedTo(next) });
      return { email: next, password: memberPassword };
    },
  },
  {
    what: 'another address, where the first answer was lost',
    end: async (_, before) => {
      const next = anAddress();
      await signedInAs(before).changeEmail({ email: next });
      const token = await changeTokenMailedTo(next);
      const waiting = Promise.withResolvers<void>();
      vi.mocked(clock.wait).mockImplementationOnce(() => {
        waiting.resolve();
        return new Promise(() => {});
      });
      void signedOut().confirmEmailChange({ token });
      await waiting.promise;
      await signedOut().confirmEmailChange({ token });
      return { email: next, password: memberPassword };
    },
  },
];

describe.each(ends)('right after $what', ({ end }) => {
  it('a sign-in counts, and one from the same second before does not', async () => {
    const { email } = await aMember();
    const before = await aSignIn(email);
    const after = await end(email, before.caller);
    const { caller } = await aSignIn(after.email, after.password);
    expect(await signedInAs(caller).getMe({})).toMatchObject({ email: after.email });
    await expect(signedInAs(before.caller).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
  });
});
