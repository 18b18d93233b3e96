import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import {
  aMemberWithFactor,
  codeOf,
  factorApi,
  untilNextCode,
  wrongCodeOf,
} from '#tests/support/accounts/second-factor.ts';
import { aMember } from '#tests/support/accounts/sign-ups.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

/** A session through Google, which the user pool asked for nothing. */
const aGoogleSession = (userId: string) => ({ userId, sessionId: randomUUID(), signedInAt: product.clock.now() });

describe('a code from the authenticator app', () => {
  it('opens a session through Google, which can do nothing before', async () => {
    const { userId, email, secret } = await aMemberWithFactor();
    product.clock.forwardMinutes(1);
    const session = aGoogleSession(userId);
    expect(await accountsApi.signedInAs(session).getMe({})).toEqual({ state: 'factorNeeded', email });
    await expect(accountsApi.signedInAs(session).listSessions({})).rejects.toMatchObject({ code: 'auth.factorNeeded' });
    await factorApi.signedInAs(session).confirmSecondFactor({ code: codeOf(secret) });
    expect(await accountsApi.signedInAs(session).getMe({})).toMatchObject({ state: 'success', userId });
    expect((await accountsApi.signedInAs(session).listSessions({})).sessions.length).toBeGreaterThan(0);
  });

  it('counts for its own session alone', async () => {
    const { userId, secret } = await aMemberWithFactor();
    untilNextCode();
    await factorApi.signedInAs(aGoogleSession(userId)).confirmSecondFactor({ code: codeOf(secret) });
    const foreign = accountsApi.signedInAs(aGoogleSession(userId));
    await expect(foreign.listSessions({})).rejects.toMatchObject({ code: 'auth.factorNeeded' });
  });

  it('counts for a quarter of an hour where a recent one is asked for', async () => {
    const { caller, secret } = await aMemberWithFactor();
    const api = factorApi.signedInAs(caller);
    product.clock.forwardMinutes(16);
    await expect(api.renewRecoveryCodes({})).rejects.toMatchObject({ code: 'auth.factorNeeded' });
    const { until } = await api.confirmSecondFactor({ code: codeOf(secret) });
    expect(Date.parse(until) - product.clock.now().getTime()).toBeGreaterThan(14.9 * 60_000);
    product.clock.forwardMinutes(14);
    expect((await api.renewRecoveryCodes({})).recoveryCodes).toHaveLength(10);
    product.clock.forwardMinutes(2);
    await expect(api.renewRecoveryCodes({})).rejects.toMatchObject({ code: 'auth.factorNeeded' });
  });

  it('counts once', async () => {
    const { userId, secret } = await aMemberWithFactor();
    untilNextCode();
    const code = codeOf(secret);
    await factorApi.signedInAs(aGoogleSession(userId)).confirmSecondFactor({ code });
    await expect(factorApi.signedInAs(aGoogleSession(userId)).confirmSecondFactor({ code })).rejects.toMatchObject({
      code: 'factor.codeUsed',
      fields: { code: 'Wait for the next code.' },
    });
  });

  it('is not the one that turned it on, an old one, a wrong one or one of another account', async () => {
    const { caller, secret } = await aMemberWithFactor();
    const other = await aMemberWithFactor();
    const api = factorApi.signedInAs(caller);
    await expect(api.confirmSecondFactor({ code: codeOf(secret) })).rejects.toMatchObject({ code: 'factor.codeUsed' });
    const old = codeOf(secret);
    product.clock.forwardMinutes(2);
    for (const code of [old, wrongCodeOf(secret), codeOf(other.secret)])
      await expect(api.confirmSecondFactor({ code })).rejects.toMatchObject({ code: 'factor.codeWrong' });
  });

  it.each(['12345', '1234567', '12a456', ''])('is not %s', async (code) => {
    const { caller } = await aMemberWithFactor();
    const asked = factorApi.signedInAs(caller).confirmSecondFactor({ code });
    await expect(asked).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('is of no use where none is on', async () => {
    const session = aGoogleSession((await aMember()).userId);
    await expect(factorApi.signedInAs(session).confirmSecondFactor({ code: '123456' })).rejects.toMatchObject({
      code: 'factor.off',
    });
  });

  it('cannot be guessed: the eleventh within an hour is not looked at', async () => {
    const { caller, secret } = await aMemberWithFactor();
    const api = factorApi.signedInAs(caller);
    untilNextCode();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(api.confirmSecondFactor({ code: wrongCodeOf(secret) })).rejects.toMatchObject({
        code: 'factor.codeWrong',
      });
    await expect(api.confirmSecondFactor({ code: codeOf(secret) })).rejects.toMatchObject({ code: 'request.tooMany' });
  });
});
