import { afterEach, expect, it, vi } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { aSignIn, renew } from '#tests/support/accounts/sign-ins.ts';
import { aMember } from '#tests/support/accounts/sign-ups.ts';
import { product } from '#tests/support/product/product.ts';

// It would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const { signedInAs } = product.client(accounts, handler);
const refused = { code: 'auth.required' };

afterEach(() => product.clock.reset());

it('signing out everywhere ends every session, this one included, and the owner hears of it', async () => {
  const { email } = await aMember();
  const [here, there] = [await aSignIn(email), await aSignIn(email)];
  await signedInAs(here.caller).signOutEverywhere({});
  for (const { caller, RefreshToken } of [here, there]) {
    await expect(signedInAs(caller).getMe({})).rejects.toMatchObject(refused);
    await expect(renew(RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  }
  await product.drain();
  expect(product.mails(email).map(({ subject }) => subject)).toContain('You signed out of Rovers everywhere');
});
