import { afterEach, describe, expect, it } from 'vitest';
import { secondFactorEntity } from '#lambdas/accounts/second-factor/second-factor.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import {
  aMemberWithFactor,
  codeOf,
  factorApi,
  untilNextCode,
  wrongCodeOf,
} from '#tests/support/accounts/second-factor.ts';
import { aSignIn, memberPassword } from '#tests/support/accounts/sign-ins.ts';
import { aMember } from '#tests/support/accounts/sign-ups.ts';
import { userPool } from '#tests/support/accounts/user-pool.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

const begun = async () => {
  const { email, userId } = await aMember();
  const { caller } = await aSignIn(email);
  const api = factorApi.signedInAs(caller);
  return { email, userId, caller, api, ...(await api.beginSecondFactor({})) };
};

describe('turning on two-factor authentication', () => {
  it('gives ten recovery codes, of which only hashes are kept, and has sign-ins ask for a code', async () => {
    const { userId, email, recoveryCodes } = await aMemberWithFactor();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    const stored = JSON.stringify((await secondFactorEntity(table()).get({ userId }).go()).data);
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    const answer = await userPool.signIn(email, memberPassword);
    expect(answer.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    expect(answer.AuthenticationResult).toBeUndefined();
  });

  it('lets the session go on that turned it on, and asks every other one for a code', async () => {
    const { email } = await aMember();
    const elsewhere = accountsApi.signedInAs((await aSignIn(email)).caller);
    const { caller } = await aSignIn(email);
    const api = factorApi.signedInAs(caller);
    product.clock.forwardMinutes(1);
    const { secret } = await api.beginSecondFactor({});
    await api.turnOnSecondFactor({ code: codeOf(secret) });
    expect(await accountsApi.signedInAs(caller).getMe({})).toMatchObject({ state: 'success', hasSecondFactor: true });
    expect(await elsewhere.getMe({})).toEqual({ state: 'factorNeeded', email });
    await expect(elsewhere.listSessions({})).rejects.toMatchObject({ code: 'auth.factorNeeded' });
  });

  it('is told to the owner', async () => {
    const { email } = await aMemberWithFactor();
    await product.drain();
    expect(product.mails(email).map(({ subject }) => subject)).toContain('Two-factor authentication is on for Rovers');
  });

  it('takes a code of the app that was set up, of now', async () => {
    const { api, secret, email } = await begun();
    const old = codeOf(secret);
    product.clock.forwardMinutes(2);
    for (const code of [wrongCodeOf(secret), old])
      await expect(api.turnOnSecondFactor({ code })).rejects.toMatchObject({ code: 'factor.codeWrong' });
    expect((await userPool.signIn(email, memberPassword)).AuthenticationResult).toBeTruthy();
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６', ''])('does not look at %s', async (code) => {
    const { api } = await begun();
    await expect(api.turnOnSecondFactor({ code })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { code: 'Enter the six digits from your authenticator app.' },
    });
  });

  it('takes a code that was typed in two groups', async () => {
    const { api, secret } = await begun();
    const code = codeOf(secret);
    const { recoveryCodes } = await api.turnOnSecondFactor({ code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(recoveryCodes).toHaveLength(10);
  });

  it('is refused where nothing was begun, where it is on, and to a session through Google', async () => {
    const { email } = await aMember();
    const api = factorApi.signedInAs((await aSignIn(email)).caller);
    await expect(api.turnOnSecondFactor({ code: '123456' })).rejects.toMatchObject({ code: 'factor.notBegun' });
    const { caller, secret } = await begun();
    const viaGoogle = factorApi.signedInAs({ ...caller, isPoolSignIn: false });
    await expect(viaGoogle.turnOnSecondFactor({ code: codeOf(secret) })).rejects.toMatchObject({
      code: 'signIn.tooOld',
    });
    const on = await aMemberWithFactor();
    untilNextCode();
    const again = factorApi.signedInAs(on.caller).turnOnSecondFactor({ code: codeOf(on.secret) });
    await expect(again).rejects.toMatchObject({ code: 'factor.on' });
  });
});
