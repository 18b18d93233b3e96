import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userPoolId } from '#infra/local/environment.ts';
import { handler } from '#lambdas/accounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { changeTokenMailedTo } from '#tests/support/accounts/email-changes.ts';
import { aSignIn, memberPassword } from '#tests/support/accounts/sign-ins.ts';
import { aMember, anAddress, anAttempt } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { product } from '#tests/support/product/product.ts';

// The answer's time has a floor, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const { signedInAs, signedOut } = product.client(accounts, handler);

afterEach(() => product.clock.reset());

const holderOf = async (value: string) =>
  (await claimEntity(table()).get({ kind: 'email', value }).go({ consistent: true })).data?.holderId;

describe('another address to sign in with, as it is confirmed', () => {
  it('is refused by a link that is not ours', async () => {
    await expect(signedOut().confirmEmailChange({ token: 'WyJ4Il0.forged' })).rejects.toMatchObject({
      code: 'mail.linkInvalid',
    });
  });

  it('is stopped by an owner who signs out everywhere, and lives for a day', async () => {
    const { email } = await aMember();
    const { caller } = await aSignIn(email);
    const [stopped, late] = [anAddress(), anAddress()];
    await signedInAs(caller).changeEmail({ email: stopped });
    const token = await changeTokenMailedTo(stopped);
    await signedInAs(caller).signOutEverywhere({});
    await expect(signedOut().confirmEmailChange({ token })).rejects.toMatchObject({ code: 'mail.linkInvalid' });
    product.clock.forwardMinutes(1);
    await signedInAs((await aSignIn(email)).caller).changeEmail({ email: late });
    const lateToken = await changeTokenMailedTo(late);
    product.clock.forwardMinutes(24 * 60 + 1);
    await expect(signedOut().confirmEmailChange({ token: lateToken })).rejects.toMatchObject({
      code: 'mail.linkInvalid',
    });
    expect(await holderOf(email)).toBe(caller.userId);
  });

  it('reveals that an address is taken only to the person who reads its mail', async () => {
    const [one, other] = [await aMember(), await aMember()];
    const { caller } = await aSignIn(one.email);
    const api = signedInAs(caller);
    expect(await api.changeEmail({ email: other.email })).toEqual(await api.changeEmail({ email: anAddress() }));
    const token = await changeTokenMailedTo(other.email);
    await expect(signedOut().confirmEmailChange({ token })).rejects.toMatchObject({ code: 'email.taken' });
    expect(await holderOf(other.email)).toBe(other.userId);
    expect(await api.getMe({})).toMatchObject({ email: one.email });
  });

  it('takes over an address from a sign-up that was never confirmed', async () => {
    const { email } = await aMember();
    const next = anAddress();
    await signedOut().signUp({
      email: next,
      password: 'left lying around',
      attempt: anAttempt(),
      acceptsTermsAndIs13: true,
    });
    await signedInAs((await aSignIn(email)).caller).changeEmail({ email: next });
    await signedOut().confirmEmailChange({ token: await changeTokenMailedTo(next) });
    expect((await userPool.signIn(next, memberPassword)).AuthenticationResult).toBeTruthy();
  });

  it('can be confirmed twice, which ends no session that began in between', async () => {
    const { email } = await aMember();
    const next = anAddress();
    await signedInAs((await aSignIn(email)).caller).changeEmail({ email: next });
    const token = await changeTokenMailedTo(next);
    await signedOut().confirmEmailChange({ token });
    product.clock.forwardMinutes(1);
    const { caller } = await aSignIn(next);
    expect(await signedOut().confirmEmailChange({ token })).toEqual({ email: next });
    expect(await signedInAs(caller).getMe({})).toMatchObject({ email: next });
    const user = await userPool.browser.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: next }));
    expect(user.Username).toBe(caller.userId);
  });
});
