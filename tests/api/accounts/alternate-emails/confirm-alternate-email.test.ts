import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { tokenMailedTo } from '#tests/support/accounts/alternate-emails.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

beforeEach(() => cloud.renew());
afterEach(() => product.clock.reset());

const email = 'second@people.example';
const refused = { code: 'mail.linkInvalid' };

it('confirms the address with the link that was mailed to it, once or twice', async () => {
  const api = accountsApi.signedInAs(await aPerson());
  await api.addAlternateEmail({ email });
  const token = await tokenMailedTo(email);
  for (const _ of [1, 2]) expect(await accountsApi.signedOut().confirmAlternateEmail({ token })).toEqual({ email });
  expect((await api.listAlternateEmails({})).emails).toEqual([{ email, isVerified: true }]);
});

it('refuses a forged link, one that is older than a day, and one from before the address was removed', async () => {
  const api = accountsApi.signedInAs(await aPerson());
  await api.addAlternateEmail({ email });
  const token = await tokenMailedTo(email);
  const visitor = accountsApi.signedOut();
  await expect(visitor.confirmAlternateEmail({ token: `${token}x` })).rejects.toMatchObject(refused);
  await api.removeAlternateEmail({ email });
  await expect(visitor.confirmAlternateEmail({ token })).rejects.toMatchObject(refused);
  product.clock.forwardMinutes(1);
  await api.addAlternateEmail({ email });
  await expect(visitor.confirmAlternateEmail({ token })).rejects.toMatchObject(refused);
  const newer = await tokenMailedTo(email);
  product.clock.forwardMinutes(24 * 60 + 1);
  await expect(visitor.confirmAlternateEmail({ token: newer })).rejects.toMatchObject(refused);
});
