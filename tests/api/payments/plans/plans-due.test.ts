import { expect, it } from 'vitest';
import { leavingApi } from '#tests/support/accounts/deletion/leaving.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { meOf } from '#tests/support/payments/me-of.ts';
import { aPlan, plansApi, plansDue } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const day = 24 * 60;

it('keeps the plan for 14 days without a payment, then ends it at the provider as well', async () => {
  const person = await aPerson();
  const id = await aPlan(person, 'plus');
  await product.drain();
  cloud.billing.renewPeriod(id);
  cloud.billing.put(id, { status: 'past_due' });
  product.clock.forwardMinutes(366 * day);
  await plansDue();
  expect(product.mails(person.email).at(-1)?.subject).toBe('We couldn’t charge you for Member Plus');
  product.clock.forwardMinutes(13 * day);
  await plansDue();
  expect(await meOf(person)).toMatchObject({ userSubscription: 'Plus' });
  product.clock.forwardMinutes(1 * day + 20);
  await plansDue();
  expect(await meOf(person)).toMatchObject({ userSubscription: 'Free' });
  expect(cloud.billing.state.calls.filter(({ route }) => route === 'DELETE /subscriptions/{id}')).toHaveLength(1);
});

it('tells the payer once, seven days before a year is paid for again', async () => {
  const person = await aPerson();
  await aPlan(person, 'plus');
  await product.drain();
  product.clock.forwardMinutes(357 * day);
  await plansDue();
  const subjects = () => product.mails(person.email).map(({ subject }) => subject);
  expect(subjects().at(-1)).toBe('Member Plus has started');
  product.clock.forwardMinutes(1 * day + 20);
  await plansDue();
  await plansDue();
  expect(subjects().filter((subject) => subject.startsWith('Member Plus renews on '))).toHaveLength(1);
});

it('tells nothing of a renewal to a payer who ended the plan', async () => {
  const person = await aPerson();
  const id = await aPlan(person, 'plus');
  await plansApi.signedInAs(person).cancelSubscription({ type: 'user', id });
  await product.drain();
  product.clock.forwardMinutes(359 * day);
  await plansDue();
  expect(product.mails(person.email).at(-1)?.subject).toMatch(/^Member Plus ends on /);
});

it('ends a plan with the account of its payer, at the provider as well', async () => {
  const person = await aPerson();
  await aPlan(person, 'plus');
  await leavingApi.signedInAs(person).deleteUser({ confirmation: 'DELETE' });
  await product.drain();
  expect(cloud.billing.state.calls.filter(({ route }) => route === 'DELETE /subscriptions/{id}')).toHaveLength(1);
});
