import { afterEach, expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { connectStateEntity } from '#lambdas/payments/accounts/connect-state.entity.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aLinked, anOrganizer, payoutsApi, stateIn, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { aReadyAccount, fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { meOf } from '#tests/support/payments/me-of.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { logLines } from '#tests/support/product/log-lines.ts';
import { product } from '#tests/support/product/product.ts';

useFakeProvider();

afterEach(() => {
  fakeProvider.setDown(false);
  product.clock.reset();
});

async function begun() {
  const owner = await anOrganizer();
  const api = payoutsApi.signedInAs(owner);
  const account = aReadyAccount();
  const { url } = await api.linkOrCreateStripeAccount({ type: 'link' });
  return { owner, api, account, code: `code_${account.id}`, state: stateIn(url) };
}

it('links the account that its owner allowed, and drops the tokens', async () => {
  const { api, account, code, state } = await begun();
  expect(await api.connectOAuth({ code, state })).toEqual({
    stripeId: account.id,
    stripeChargesEnabled: true,
    stripeDetailsSubmitted: true,
  });
  expect(await api.getAccount({})).toMatchObject({ status: 'active', stripeId: account.id });
});

it('has the account of its owner say what the provider says, until it is unlinked', async () => {
  const { owner, api, account } = await aLinked(aReadyAccount({ charges_enabled: false }));
  await product.drain();
  const { id: stripeId } = account;
  const facts = { stripeId, stripeChargesEnabled: false, stripeDetailsSubmitted: true };
  expect(await meOf(owner)).toMatchObject(facts);
  account.charges_enabled = true;
  await api.refreshAccount({});
  await product.drain();
  expect(await meOf(owner)).toMatchObject({ ...facts, stripeChargesEnabled: true });
  expect(product.mails(owner.email)).toHaveLength(1);
  await api.unlinkStripeAccount({});
  await product.drain();
  expect(await meOf(owner)).not.toHaveProperty('stripeId');
});

it('takes a state once, from the session that began, within ten minutes', async () => {
  const stateInvalid = { code: 'payout.stateInvalid' };
  const other = payoutsApi.signedInAs(await anOrganizer());
  const { owner, api, code, state } = await begun();
  const asked = fakeProvider.asked.length;
  await expect(other.connectOAuth({ code, state })).rejects.toMatchObject(stateInvalid);
  const otherSession = payoutsApi.signedInAs({ ...owner, sessionId: 'another' });
  await expect(otherSession.connectOAuth({ code, state })).rejects.toMatchObject(stateInvalid);
  await expect(api.connectOAuth({ code, state: 'x'.repeat(43) })).rejects.toMatchObject(stateInvalid);
  expect(fakeProvider.asked.length).toBe(asked);
  await api.connectOAuth({ code, state });
  await expect(api.connectOAuth({ code, state })).rejects.toMatchObject(stateInvalid);
  const late = await begun();
  product.clock.forwardMinutes(11);
  await expect(late.api.connectOAuth({ code: late.code, state: late.state })).rejects.toMatchObject(stateInvalid);
});

it('asks for a second factor given within 15 minutes', async () => {
  const { code, state } = await begun();
  const api = payoutsApi.signedInAs(await aPerson());
  await expect(api.connectOAuth({ code, state })).rejects.toMatchObject({ code: 'auth.factorNeeded' });
});

it('refuses malformed codes and states before anything is read', async () => {
  const { api, code, state } = await begun();
  for (const wrong of [
    { code: 'short', state },
    { code, state: 'short' },
    { code: 'a b c d e f g h', state },
  ])
    await expect(api.connectOAuth(wrong)).rejects.toMatchObject({ code: 'request.invalid' });
});

it('refuses a code that Stripe does not know, and an account in a country without payouts', async () => {
  const { api, state } = await begun();
  await expect(api.connectOAuth({ code: 'code_unknown', state })).rejects.toMatchObject({ code: 'payout.codeInvalid' });
  const far = await begun();
  const { id } = aReadyAccount({ country: 'RU' });
  await expect(far.api.connectOAuth({ code: `code_${id}`, state: far.state })).rejects.toMatchObject({
    code: 'payout.countryUnsupported',
  });
});

it('refuses an account of another user without naming them, and a second account of this one', async () => {
  const { account, api } = await aLinked();
  const rival = await begun();
  // The provider hands out a code for the same account.
  const again = aReadyAccount({ id: account.id });
  fakeProvider.allowAgain(again.id);
  const taken = rival.api.connectOAuth({ code: `code_${again.id}`, state: rival.state });
  await expect(taken).rejects.toMatchObject({ code: 'payout.taken', detail: {} });
  const mine = payoutsApi.signedInAs(await anOrganizer());
  const { url } = await mine.linkOrCreateStripeAccount({ type: 'link' });
  await mine.linkOrCreateStripeAccount({ type: 'new' });
  const second = mine.connectOAuth({ code: `code_${aReadyAccount().id}`, state: stateIn(url) });
  await expect(second).rejects.toMatchObject({ code: 'payout.connected' });
  expect((await api.getAccount({})).stripeId).toBe(account.id);
});

it('holds card payments for a day after a change to another account', async () => {
  const { owner, api } = await aLinked();
  await api.unlinkStripeAccount({});
  await aLinked(aReadyAccount(), owner);
  const { heldUntil } = await api.getAccount({});
  expect(Date.parse(heldUntil ?? '') - product.clock.now().getTime()).toBeGreaterThan(23 * 3_600_000);
  await product.drain();
  const subjects = product.mails(owner.email ?? '').map(({ subject }) => subject);
  expect(subjects).toContain('Your payouts go to another Stripe account');
});

it('says so when Stripe does not answer', async () => {
  const { api, code, state } = await begun();
  fakeProvider.setDown(true);
  consoleErrors.expect(/payout.unreachable/);
  await expect(api.connectOAuth({ code, state })).rejects.toMatchObject({ code: 'payout.unreachable' });
});

it('logs and stores neither code nor state nor token', async () => {
  const { api, code, state } = await begun();
  await api.connectOAuth({ code, state });
  const said = JSON.stringify(logLines.lately());
  const { data } = await connectStateEntity(table()).scan.go();
  for (const secret of [code, state, 'sk_leaked', 'rt_leaked', 'sk_test_forTestsOnly']) {
    expect(said).not.toContain(secret);
    expect(JSON.stringify(data)).not.toContain(secret);
  }
});
