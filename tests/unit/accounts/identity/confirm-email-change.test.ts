import { expect, it } from 'vitest';
import { confirmEmailChange } from '#lambdas/accounts/identity/email-change/change-email.ts';
import { emailChangeToken } from '#lambdas/accounts/identity/email-change/email-change-token.ts';

const [secret, userId, askedAt] = ['secret', 'user', '2031-05-01T12:00:00.000Z'];
const [now, token] = [new Date(askedAt), emailChangeToken(secret, { userId, askedAt })];
const change = { userId, askedAt, email: 'new@players.example', oldEmail: 'old@players.example', expires: 0 };

/** A link that another browser opened at the same time: the change that was found first is stale by now. */
const openedTwice = (isDone: boolean) => {
  const found = [change, isDone ? { ...change, doneAt: askedAt } : change];
  return {
    changes: { find: async () => found.shift(), finish: async () => 'stale' as const },
    identities: { signOut: async () => undefined },
    accounts: { find: async () => undefined },
    align: async () => undefined,
    forgetAlternate: async () => undefined,
  };
};

it('tells each of two who open the link at the same time that the address changed', async () => {
  const answer = await confirmEmailChange({ token }, openedTwice(true), secret, now);
  expect(answer).toEqual({ email: change.email });
});

it('refuses a link that is stale for another reason', async () => {
  const answer = confirmEmailChange({ token }, openedTwice(false), secret, now);
  await expect(answer).rejects.toMatchObject({ code: 'mail.linkInvalid' });
});
