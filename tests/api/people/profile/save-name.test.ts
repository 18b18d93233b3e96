import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aStranger } from '#tests/support/accounts/people.ts';
import { aMember, anAddress, joinFromGoogle } from '#tests/support/accounts/sign-ups.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';

const { signedInAs, signedOut } = peopleApi;

it('saves the name of a player whose profile is not complete, and leaves the rest open', async () => {
  const member = await aMember();
  const saved = await signedInAs(member).saveName({ displayName: 'Sam' });
  expect(saved).toMatchObject({ displayName: 'Sam', version: 2, hasAdditionalInfo: false });
  expect(await accountsApi.signedInAs(member).getMe({})).toEqual(saved);
});

it('wants the tick box from people who came through Google, once', async () => {
  const userId = randomUUID();
  await joinFromGoogle(userId, anAddress(), '91');
  await expect(signedInAs({ userId }).saveName({ displayName: 'Sam' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { acceptsTermsAndIs13: expect.any(String) },
  });
  await signedInAs({ userId }).saveName({ displayName: 'Sam', acceptsTermsAndIs13: true });
  expect(await signedInAs({ userId }).saveName({ displayName: 'Sammy' })).toMatchObject({ acceptedTerms: true });
});

it('saves both of two names sent at once, one after the other', async () => {
  const member = await aMember();
  await Promise.all(['One', 'Two'].map((displayName) => signedInAs(member).saveName({ displayName })));
  expect(await accountsApi.signedInAs(member).getMe({})).toMatchObject({
    version: 3,
    displayName: expect.stringMatching(/^(One|Two)$/),
  });
});

it('refuses a visitor, a session without an account and a name that is none', async () => {
  await expect(signedOut().saveName({ displayName: 'Sam' })).rejects.toMatchObject({ code: 'auth.required' });
  await expect(signedInAs(aStranger()).saveName({ displayName: 'Sam' })).rejects.toMatchObject({
    code: 'user.notFound',
  });
  await expect(signedInAs(await aMember()).saveName({ displayName: 'x' })).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { displayName: expect.any(String) },
  });
});
