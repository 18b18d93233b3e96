import { afterEach, expect, it, vi } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { newPassword, resetPassword } from '#tests/support/accounts/reset-password.ts';
import { aSignIn, renew } from '#tests/support/accounts/sign-ins.ts';
import { aMember } from '#tests/support/accounts/sign-ups.ts';
import { product } from '#tests/support/product/product.ts';

// It would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const { signedInAs } = product.client(accounts, handler);
const refused = { code: 'auth.required' };

afterEach(() => product.clock.reset());

it('a password that was chosen anew ends every session, and the owner hears of it', async () => {
  const { email } = await aMember();
  const before = await aSignIn(email);
  await signedInAs(before.caller).getMe({});
  await resetPassword(email);
  await expect(signedInAs(before.caller).getMe({})).rejects.toMatchObject(refused);
  await expect(renew(before.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  await product.drain();
  expect(product.mails(email).map(({ subject }) => subject)).toContain('Your Rovers password was changed');
  product.clock.forwardMinutes(1);
  const after = await aSignIn(email, newPassword);
  expect(await signedInAs(after.caller).getMe({})).toMatchObject({ email });
});
