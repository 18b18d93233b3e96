import { afterEach, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aLinked, anOrganizer, payoutsApi, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { anAccount, fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { product } from '#tests/support/product/product.ts';

useFakeProvider();

afterEach(() => fakeProvider.setDown(false));

const accountsMade = () => fakeProvider.asked.filter((request) => request === 'POST /v1/accounts').length;

it('leads to the hosted setup of a new account, which is stored as incomplete and said by mail', async () => {
  const owner = await anOrganizer();
  const api = payoutsApi.signedInAs(owner);
  const { url } = await api.linkOrCreateStripeAccount({ type: 'new', country: 'GB' });
  expect(url).toContain(`${fakeProvider.origin}/setup`);
  expect(decodeURIComponent(url)).toContain('/settings?tab=payments&stripe=returned');
  expect(await api.getAccount({})).toMatchObject({ status: 'incomplete', country: 'GB' });
  await product.drain();
  expect(product.mails(owner.email ?? '').map(({ subject }) => subject)).toEqual(['A Stripe account was linked']);
});

it('makes one account for two tabs, and leads to it again to finish', async () => {
  const api = payoutsApi.signedInAs(await anOrganizer());
  const before = accountsMade();
  const [one, two] = await Promise.all([
    api.linkOrCreateStripeAccount({ type: 'new' }),
    api.linkOrCreateStripeAccount({ type: 'new' }),
  ]);
  const again = await api.linkOrCreateStripeAccount({ type: 'new' });
  const idIn = ({ url }: { url: string }) => new URL(url).searchParams.get('account');
  expect(new Set([idIn(one), idIn(two), idIn(again)]).size).toBe(1);
  expect(accountsMade() - before).toBeLessThanOrEqual(2);
});

it('leads to the page on which an account is linked, with a state of 43 characters', async () => {
  const api = payoutsApi.signedInAs(await anOrganizer());
  const { url } = await api.linkOrCreateStripeAccount({ type: 'link', country: 'DE' });
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe('/oauth/authorize');
  expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  expect(searchParams.get('client_id')).toMatch(/^ca_/);
});

it('refuses another country for an account that was begun, and a second account', async () => {
  const begun = payoutsApi.signedInAs(await anOrganizer());
  await begun.linkOrCreateStripeAccount({ type: 'new' });
  const connected = { code: 'payout.connected' };
  await expect(begun.linkOrCreateStripeAccount({ type: 'new', country: 'GB' })).rejects.toMatchObject(connected);
  const { api } = await aLinked();
  await expect(api.linkOrCreateStripeAccount({ type: 'link' })).rejects.toMatchObject(connected);
  await expect(api.linkOrCreateStripeAccount({ type: 'new' })).rejects.toMatchObject(connected);
});

it('refuses an account, platform, environment or price that a client names, and countries without payouts', async () => {
  const send = payoutsApi.sendAs(await anOrganizer());
  const asked = fakeProvider.asked.length;
  for (const extra of [{ platform: 'meh' }, { environment: 'live' }, { stripeId: anAccount().id }, { country: 'RU' }]) {
    const body = JSON.stringify({ type: 'new', ...extra });
    const headers = { 'content-type': 'application/json' };
    const url = 'http://localhost:5173/api/payments/account/links';
    expect((await send(new Request(url, { method: 'POST', headers, body }))).status).toBe(400);
  }
  expect(fakeProvider.asked.length).toBe(asked);
});

it('asks for a second factor given within 15 minutes', async () => {
  const api = payoutsApi.signedInAs(await aPerson());
  const factorNeeded = { code: 'auth.factorNeeded' };
  await expect(api.linkOrCreateStripeAccount({ type: 'new' })).rejects.toMatchObject(factorNeeded);
});

it('says so when Stripe does not answer', async () => {
  fakeProvider.setDown(true);
  consoleErrors.expect(/payout.unreachable/);
  const api = payoutsApi.signedInAs(await anOrganizer());
  await expect(api.linkOrCreateStripeAccount({ type: 'new' })).rejects.toMatchObject({ code: 'payout.unreachable' });
});
