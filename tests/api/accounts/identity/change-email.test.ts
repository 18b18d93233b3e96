import { afterEach, describe, expect, it, vi } from 'vitest';
import { handler } from '#lambdas/accounts/api.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { claimEntity } from '#lambdas/kernel/data/claim.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { changeTokenMailedTo } from '#tests/support/accounts/email-changes.ts';
import { aSignIn, memberPassword } from '#tests/support/accounts/sign-ins.ts';
import { aMember, anAddress } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { product } from '#tests/support/product/product.ts';

// The answer's time has a floor, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();

const { signedInAs, signedOut } = product.client(accounts, handler);
const wrongPassword = { name: 'NotAuthorizedException' };

afterEach(() => product.clock.reset());

const subjects = (address: string) => product.mails(address).map(({ subject }) => subject);
const holderOf = async (value: string) =>
  (await claimEntity(table()).get({ kind: 'email', value }).go({ consistent: true })).data?.holderId;

describe('another address to sign in with', () => {
  it('counts once its link is opened: then it signs in, the old one does not, and every session has ended', async () => {
    const { userId, email } = await aMember();
    const next = anAddress();
    const before = await aSignIn(email);
    expect(await signedInAs(before.caller).changeEmail({ email: next })).toEqual({ status: 'told' });
    const token = await changeTokenMailedTo(next);
    expect(await signedInAs(before.caller).getMe({})).toMatchObject({ email });
    expect((await userPool.signIn(email, memberPassword)).AuthenticationResult).toBeTruthy();
    expect(await signedOut().confirmEmailChange({ token })).toEqual({ email: next });
    await expect(signedInAs(before.caller).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
    await expect(userPool.signIn(email, memberPassword)).rejects.toMatchObject(wrongPassword);
    product.clock.forwardMinutes(1);
    const after = await aSignIn(next);
    expect(await signedInAs(after.caller).getMe({})).toMatchObject({ userId, email: next, emailVerified: true });
    expect(await holderOf(next)).toBe(userId);
    expect(await holderOf(email)).toBeUndefined();
  });

  it('is told to the old address when it is asked for and when it is done', async () => {
    const { email } = await aMember();
    const next = anAddress();
    await signedInAs((await aSignIn(email)).caller).changeEmail({ email: next });
    const token = await changeTokenMailedTo(next);
    expect(subjects(email)).toEqual(['Your Rovers email is about to change']);
    await signedOut().confirmEmailChange({ token });
    await product.drain();
    expect(subjects(email)).toContain('You no longer sign in to Rovers with this email');
  });

  it('is not asked for with a sign-in of more than five minutes ago', async () => {
    const { email } = await aMember();
    const { caller } = await aSignIn(email);
    product.clock.forwardMinutes(6);
    await expect(signedInAs(caller).changeEmail({ email: anAddress() })).rejects.toMatchObject({
      code: 'signIn.tooOld',
    });
  });

  it('is refused where it is the address already', async () => {
    const { email } = await aMember();
    const { caller } = await aSignIn(email);
    await expect(signedInAs(caller).changeEmail({ email })).rejects.toMatchObject({ code: 'email.unchanged' });
  });
});
