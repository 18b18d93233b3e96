import { afterEach, beforeEach, expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler as nightly } from '#lambdas/payments/nightly/job.ts';
import { ledgerLineEntity } from '#lambdas/payments/ports/ledger/ledger-line.entity.ts';
import { providerEventEntity } from '#lambdas/payments/webhooks/provider-event.entity.ts';
import { aLinked, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { anAccount, aReadyAccount, fakeProvider } from '#tests/support/payments/fake-provider.ts';
import { anEvent, deliver, post, signatureOf } from '#tests/support/payments/webhooks.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { consoleErrors } from '#tests/support/product/console-errors.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

useFakeProvider();

beforeEach(() => cloud.renew());
afterEach(() => {
  product.clock.reset();
  fakeProvider.setDown(false);
});

const seen = async () => (await providerEventEntity(table()).scan.go({ pages: 'all' })).data;
const lines = async () => (await ledgerLineEntity(table()).scan.go({ pages: 'all' })).data;
const codeOf = ({ body = '' }: { body?: string | undefined }) => (JSON.parse(body) as { code?: string }).code;
const aPayout = (status: string) => ({
  id: 'po_1',
  object: 'payout',
  amount: 5000,
  currency: 'usd',
  created: 1_796_000_000,
  status,
});

it('makes the account what Stripe says it is, and tells its owner of a restriction once', async () => {
  const { owner, api, account, stripeId } = await aLinked(aReadyAccount());
  const deadline = Math.floor(product.clock.now().getTime() / 1000) - 60;
  Object.assign(account, {
    charges_enabled: false,
    requirements: {
      currently_due: ['individual.verification.document'],
      past_due: ['individual.verification.document'],
      current_deadline: deadline,
      disabled_reason: 'requirements.past_due',
    },
  });
  const event = anEvent('account.updated', account, { account: stripeId });
  for (let copy = 0; copy < 3; copy += 1) expect(await deliver(event)).toMatchObject({ statusCode: 200 });
  expect((await api.getAccount({})).status).toBe('restricted');
  await product.drain();
  const letters = product.mails(owner.email ?? '').filter(({ subject }) => subject === 'Stripe paused your account');
  expect(letters).toHaveLength(1);
  // The deadline is over, so there is no date to name; a document is one thing, whatever it is listed under.
  expect(letters[0]?.text).toContain('Stripe needs 1 thing from you. Finish the setup and payments start again.');
});

it('tells the owner of an account that Stripe rejected to look there, and of nothing to do here', async () => {
  const { owner, account, stripeId } = await aLinked(aReadyAccount());
  const rejected = { currently_due: [], past_due: [], current_deadline: null, disabled_reason: 'rejected.fraud' };
  Object.assign(account, { charges_enabled: false, requirements: rejected });
  await deliver(anEvent('account.updated', account, { account: stripeId }));
  await product.drain();
  const [letter] = product.mails(owner.email ?? '').filter(({ subject }) => subject === 'Stripe paused your account');
  expect(letter?.text).toContain('Sign in to Stripe to see why.');
  expect(letter?.text).not.toContain('0 things');
});

it('disconnects an account whose owner ended our access', async () => {
  const { api, stripeId } = await aLinked();
  fakeProvider.disconnect(stripeId);
  const application = { id: 'ca_rovers', object: 'application' };
  await deliver(anEvent('account.application.deauthorized', application, { account: stripeId }));
  expect(await api.getAccount({})).toMatchObject({ status: 'disconnected', disconnectedBy: 'provider' });
});

it('adds a payout to the ledger once, and its return once, in any order', async () => {
  const { stripeId } = await aLinked();
  for (const status of ['failed', 'pending', 'paid', 'failed', 'in_transit'])
    await deliver(anEvent('payout.updated', aPayout(status), { account: stripeId }));
  const sums = (await lines()).map(({ kind, amountMinor }) => [kind, amountMinor]);
  expect(sums.toSorted()).toEqual([
    ['adjustment', 5000],
    ['payout', -5000],
  ]);
});

it('refuses what was not signed, was signed by another or too long ago, and stores nothing', async () => {
  const { stripeId } = await aLinked();
  const body = JSON.stringify(anEvent('payout.paid', aPayout('paid'), { account: stripeId }));
  const old = new Date(product.clock.now().getTime() - 301_000);
  const ahead = new Date(product.clock.now().getTime() + 302_000);
  const wrong = [
    undefined,
    '',
    signatureOf(body, 'whsec_other'),
    signatureOf(body, 'whsec_forTestsOnly', old),
    signatureOf(body, 'whsec_forTestsOnly', ahead),
    signatureOf(`${body} `),
  ];
  for (const signature of wrong) {
    const answer = await post(body, signature);
    expect(answer.statusCode).toBe(400);
    expect(codeOf(answer)).toBe('webhook.refused');
  }
  expect(await seen()).toEqual([]);
});

it('refuses an event of the other mode, of the other address, and what is no event', async () => {
  const { stripeId } = await aLinked();
  const at = { account: stripeId };
  const live = anEvent('payout.paid', aPayout('paid'), { ...at, livemode: true });
  expect((await deliver(live)).statusCode).toBe(400);
  expect((await deliver(anEvent('payout.paid', aPayout('paid'), at), '/webhooks/stripe')).statusCode).toBe(400);
  expect((await deliver(anEvent('payout.paid', aPayout('paid')))).statusCode).toBe(400);
  expect((await deliver({ hello: 'there' })).statusCode).toBe(400);
  expect(await seen()).toEqual([]);
});

it('refuses a body of more than 1 MB', async () => {
  const body = `"${'x'.repeat(1_000_000)}"`;
  const answer = await post(body, signatureOf(body));
  expect(codeOf(answer)).toBe('webhook.tooLarge');
});

it('answers types that it does not handle, and forgets them', async () => {
  expect(
    (await deliver(anEvent('radar.early_fraud_warning.created', { object: 'x' }), '/webhooks/stripe')).statusCode,
  ).toBe(200);
  expect(await seen()).toEqual([]);
});

it('answers with a failure while Stripe cannot be asked, so that it sends the event again', async () => {
  const { account, stripeId } = await aLinked();
  fakeProvider.setDown(true);
  consoleErrors.expect(/payout.unreachable/);
  const event = anEvent('account.updated', account, { account: stripeId });
  expect((await deliver(event)).statusCode).toBeGreaterThanOrEqual(500);
  expect(await seen()).toEqual([]);
  fakeProvider.setDown(false);
  expect((await deliver(event)).statusCode).toBe(200);
});

it('keeps an event about an account that is not stored yet, and takes it in once it is', async () => {
  const account = anAccount();
  const event = anEvent('payout.paid', aPayout('paid'), { account: account.id });
  expect((await deliver(event)).statusCode).toBe(200);
  expect(await seen()).toMatchObject([{ eventId: event.id, status: 'pending' }]);
  await aLinked(account);
  fakeProvider.put(`/v1/events/${event.id}`, event);
  product.clock.forwardMinutes(8);
  await runJob(nightly);
  expect(await seen()).toMatchObject([{ eventId: event.id, status: 'done' }]);
  expect(await lines()).toHaveLength(1);
});

it('drops an event that Stripe does not know any more', async () => {
  const event = anEvent('payout.paid', aPayout('paid'), { account: 'acct_unknown' });
  await deliver(event);
  product.clock.forwardMinutes(8);
  await runJob(nightly);
  expect(await seen()).toMatchObject([{ eventId: event.id, status: 'dropped' }]);
});
