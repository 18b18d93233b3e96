import { afterEach, expect, it, vi } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aMemberWithFactor, factorApi, withRecentFactor } from '#tests/support/accounts/second-factor.ts';
import { product } from '#tests/support/product/product.ts';

// The answer about a recovery code has a floor in time, which would make these tests slow and nothing truer.
vi.spyOn(clock, 'wait').mockResolvedValue();
afterEach(() => product.clock.reset());

it('makes new recovery codes, and the ones from before open nothing', async () => {
  const { caller, email, recoveryCodes: old } = await aMemberWithFactor();
  const { recoveryCodes } = await factorApi.signedInAs(caller).renewRecoveryCodes({});
  expect(recoveryCodes.filter((code) => old.includes(code))).toEqual([]);
  const use = (code = '') => factorApi.signedOut().useRecoveryCode({ email, recoveryCode: code });
  await expect(use(old[0])).rejects.toMatchObject({ code: 'factor.recoveryWrong' });
  expect(await use(recoveryCodes[0])).toEqual({});
});

it('is refused without a second factor of the last quarter of an hour, also to players who have none', async () => {
  const { caller } = await aMemberWithFactor();
  product.clock.forwardMinutes(16);
  for (const person of [caller, await aPerson()])
    await expect(factorApi.signedInAs(person).renewRecoveryCodes({})).rejects.toMatchObject({
      code: 'auth.factorNeeded',
    });
});

it('is refused where the second factor is gone meanwhile', async () => {
  const person = await withRecentFactor(await aPerson());
  await expect(factorApi.signedInAs(person).renewRecoveryCodes({})).rejects.toMatchObject({ code: 'factor.off' });
});
