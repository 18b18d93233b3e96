import { afterEach, describe, expect, it, vi } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aMemberWithFactor, factorApi } from '#tests/support/accounts/second-factor.ts';
import { aSignIn, memberPassword } from '#tests/support/accounts/sign-ins.ts';
import { aMember, anAddress } from '#tests/support/accounts/sign-ups.ts';
import { userPool, userPoolQuotas } from '#tests/support/accounts/user-pool.ts';
import { product } from '#tests/support/product/product.ts';

// The answer has a floor in time, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();
afterEach(() => product.clock.reset());

const use = (email: string, recoveryCode = '') => factorApi.signedOut().useRecoveryCode({ email, recoveryCode });
const wrong = { code: 'factor.recoveryWrong' };

describe('a recovery code', () => {
  it('turns the second factor off, ends every session, and lets the password sign in', async () => {
    const { email, caller, recoveryCodes } = await aMemberWithFactor();
    expect(await use(email, recoveryCodes[3])).toEqual({});
    await expect(accountsApi.signedInAs(caller).getMe({})).rejects.toMatchObject({ code: 'auth.required' });
    product.clock.forwardMinutes(1);
    const again = await aSignIn(email, memberPassword);
    expect(await accountsApi.signedInAs(again.caller).getMe({})).toMatchObject({ state: 'success' });
  });

  it('is told to the owner, once', async () => {
    const { email, recoveryCodes } = await aMemberWithFactor();
    await use(email, recoveryCodes[0]);
    await product.drain();
    const about = product.mails(email).map(({ subject }) => subject);
    expect(about.filter((subject) => subject.includes('recovery code'))).toEqual([
      'A recovery code was used for your Rovers account',
    ]);
    expect(about.filter((subject) => subject.includes('everywhere'))).toEqual([]);
  });

  it('is read however it was typed', async () => {
    const { email, recoveryCodes } = await aMemberWithFactor();
    const typed = ` ${recoveryCodes[5]?.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await use(email.toUpperCase(), typed)).toEqual({});
  });

  it('works once, and then no other one of the same list does', async () => {
    const { email, recoveryCodes } = await aMemberWithFactor();
    await use(email, recoveryCodes[0]);
    for (const code of [recoveryCodes[0], recoveryCodes[1]])
      await expect(use(email, code)).rejects.toMatchObject(wrong);
  });

  it('opens nothing with a wrong code, with one of another account, or without an account', async () => {
    const { email, caller } = await aMemberWithFactor();
    const other = await aMemberWithFactor();
    for (const code of ['7K2M-9QXA-41TV-C8ZP', other.recoveryCodes[0]])
      await expect(use(email, code)).rejects.toMatchObject(wrong);
    await expect(use(anAddress(), other.recoveryCodes[0])).rejects.toMatchObject(wrong);
    await expect(use((await aMember()).email, other.recoveryCodes[0])).rejects.toMatchObject(wrong);
    expect(await accountsApi.signedInAs(caller).getMe({})).toMatchObject({ state: 'success' });
    expect((await userPool.signIn(email, memberPassword)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('counts where the user pool is too busy to hear of it, which then learns of it later', async () => {
    const { email, recoveryCodes } = await aMemberWithFactor();
    userPoolQuotas.UserUpdate = 0;
    expect(await use(email, recoveryCodes[2])).toEqual({});
    expect((await userPool.signIn(email, memberPassword)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    userPoolQuotas.UserUpdate = 1e6;
    await product.drain();
    expect((await userPool.signIn(email, memberPassword)).ChallengeName).toBeUndefined();
  });

  it.each(['', '123456', '7K2M-9QXA-41TV', 'UUUU-UUUU-UUUU-UUUU', 'x'.repeat(200)])('is not %s', async (code) => {
    await expect(use(anAddress(), code)).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
