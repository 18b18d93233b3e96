import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { meOf } from '#tests/support/payments/me-of.ts';
import { checkoutIn, plansApi } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

it('says what the provider says, and gives the plan as soon as it is paid', async () => {
  const person = await aPerson();
  const mine = plansApi.signedInAs(person);
  const { url } = await mine.createSubscription({ planId: 'plus' });
  const checkoutId = checkoutIn(url);
  expect(await mine.settlePlanCheckout({ checkoutId })).toEqual({ status: 'open' });
  expect(await meOf(person)).toMatchObject({ userSubscription: 'Free' });
  cloud.billing.pay(url);
  expect(await mine.settlePlanCheckout({ checkoutId })).toEqual({ status: 'active' });
  expect(await mine.settlePlanCheckout({ checkoutId })).toEqual({ status: 'active' });
  expect(await meOf(person)).toMatchObject({ userSubscription: 'Plus', subscription: 'Rookie' });
  await product.drain();
  expect(product.mails(person.email).map(({ subject }) => subject)).toEqual(['Member Plus has started']);
});

it('waits while the bank has not answered', async () => {
  const mine = plansApi.signedInAs(await aPerson());
  const { url } = await mine.createSubscription({ planId: 'plus' });
  cloud.billing.put(cloud.billing.pay(url), { status: 'incomplete' });
  expect(await mine.settlePlanCheckout({ checkoutId: checkoutIn(url) })).toEqual({ status: 'pending' });
});

it('knows no payment that was not made, and none of another person', async () => {
  const mine = plansApi.signedInAs(await aPerson());
  const made = mine.settlePlanCheckout({ checkoutId: 'cs_test_madeUp' });
  await expect(made).rejects.toMatchObject({ code: 'plan.checkoutNotFound' });
  const { url } = await plansApi.signedInAs(await aPerson()).createSubscription({ planId: 'plus' });
  const theirs = mine.settlePlanCheckout({ checkoutId: checkoutIn(url) });
  await expect(theirs).rejects.toMatchObject({ code: 'plan.checkoutNotFound' });
});

it('says so when the provider does not answer', async () => {
  const mine = plansApi.signedInAs(await aPerson());
  cloud.billing.goDown();
  const asked = mine.settlePlanCheckout({ checkoutId: 'cs_test_1' });
  await expect(asked).rejects.toMatchObject({ code: 'plan.unreachable' });
});
