import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { secondFactorEntity } from '#lambdas/accounts/second-factor/second-factor.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMemberWithFactor, codeOf, factorApi, untilNextCode } from '#tests/support/accounts/second-factor.ts';
import { aSignIn } from '#tests/support/accounts/sign-ins.ts';
import { aMember } from '#tests/support/accounts/sign-ups.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

const rows = secondFactorEntity(table());

describe('setting up an authenticator app', () => {
  it('shows a secret, as text and for a camera, and keeps it sealed', async () => {
    const { userId, email } = await aMember();
    const { secret, uri } = await factorApi.signedInAs((await aSignIn(email)).caller).beginSecondFactor({});
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Rovers:${encodeURIComponent(email)}?issuer=Rovers&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const { data } = await rows.get({ userId }).go({ consistent: true });
    expect(data).toMatchObject({ status: 'begun', inPool: true });
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  it('can be begun again, and the secret from before counts no more', async () => {
    const { email } = await aMember();
    const api = factorApi.signedInAs((await aSignIn(email)).caller);
    const first = await api.beginSecondFactor({});
    const second = await api.beginSecondFactor({});
    expect(second.secret).not.toBe(first.secret);
    await expect(api.turnOnSecondFactor({ code: codeOf(first.secret) })).rejects.toMatchObject({
      code: 'factor.codeWrong',
    });
  });

  it('is for a sign-in of the last five minutes', async () => {
    const { email } = await aMember();
    const { caller } = await aSignIn(email);
    product.clock.forwardMinutes(6);
    await expect(factorApi.signedInAs(caller).beginSecondFactor({})).rejects.toMatchObject({ code: 'signIn.tooOld' });
  });

  it('takes the password, where there is one: the user pool asks for the code after it', async () => {
    const { email } = await aMember();
    const { caller } = await aSignIn(email);
    const viaGoogle = factorApi.signedInAs({ ...caller, isPoolSignIn: false });
    await expect(viaGoogle.beginSecondFactor({})).rejects.toMatchObject({ code: 'signIn.tooOld' });
  });

  it('works for a player who only has Google, without the user pool', async () => {
    const person = await aPerson({ signIns: ['google'] });
    const poolName = `google_${randomUUID()}`;
    const viaGoogle = factorApi.signedInAs({ ...person, poolName, sessionId: randomUUID() });
    const { secret } = await viaGoogle.beginSecondFactor({});
    expect((await viaGoogle.turnOnSecondFactor({ code: codeOf(secret) })).recoveryCodes).toHaveLength(10);
    expect((await rows.get(person).go({ consistent: true })).data).toMatchObject({ status: 'on', inPool: false });
  });

  it('is refused while one is on', async () => {
    const { caller } = await aMemberWithFactor();
    await expect(factorApi.signedInAs(caller).beginSecondFactor({})).rejects.toMatchObject({ code: 'factor.on' });
  });

  it('waits where one just ended and the user pool may still be told so', async () => {
    const { caller, userId, secret } = await aMemberWithFactor();
    await rows.patch({ userId }).set({ status: 'ending', changedAt: product.clock.now().toISOString() }).go();
    untilNextCode();
    await expect(factorApi.signedInAs(caller).beginSecondFactor({})).rejects.toMatchObject({ code: 'factor.ending' });
    product.clock.forwardMinutes(3);
    const again = await factorApi.signedInAs(caller).beginSecondFactor({});
    expect(again.secret).not.toBe(secret);
  });
});
