import { afterEach, expect, it } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { aSignIn } from '#tests/support/accounts/sign-ins.ts';
import { aMember } from '#tests/support/accounts/sign-ups.ts';
import { product } from '#tests/support/product/product.ts';

const { signedInAs } = product.client(accounts, handler);

afterEach(() => product.clock.reset());

it('a session is listed until it can no longer be renewed', async () => {
  const { email } = await aMember();
  const here = await aSignIn(email);
  await signedInAs(here.caller).getMe({});
  product.clock.forwardMinutes(30 * 24 * 60 + 1);
  const later = await aSignIn(email);
  const { sessions } = await signedInAs(later.caller).listSessions({});
  expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

it('the session that asks is listed before the app has noted it, once', async () => {
  const { caller } = await aSignIn((await aMember()).email);
  const listed = async () => (await signedInAs(caller).listSessions({})).sessions.map(({ isCurrent }) => isCurrent);
  expect(await listed()).toEqual([true]);
  await signedInAs(caller).getMe({});
  expect(await listed()).toEqual([true]);
});
