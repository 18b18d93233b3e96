import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { meOf } from '#tests/support/payments/me-of.ts';
import { aPlan, plansApi } from '#tests/support/payments/plans.ts';
import { anEvent, deliver } from '#tests/support/payments/webhooks.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';

const tell = async (type: string, object: object, path = '/webhooks/stripe') => {
  expect(await deliver(anEvent(type, object), path)).toMatchObject({ statusCode: 200 });
};
const subscription = (id: string) => ({ id, object: 'subscription' });

it('gives the plan of a payer who paid and never came back', async () => {
  const person = await aPerson();
  const { url } = await plansApi.signedInAs(person).createSubscription({ planId: 'plus' });
  const id = cloud.billing.pay(url);
  await tell('customer.subscription.created', subscription(id));
  await tell('invoice.paid', { id: 'in_1', object: 'invoice', parent: { subscription_details: { subscription: id } } });
  expect(await meOf(person)).toMatchObject({ userSubscription: 'Plus' });
  await product.drain();
  expect(product.mails(person.email).map(({ subject }) => subject)).toEqual(['Member Plus has started']);
});

it('takes it back when it ends, and a late event does not bring it again', async () => {
  const person = await aPerson();
  const id = await aPlan(person, 'plus');
  cloud.billing.put(id, { status: 'canceled' });
  await tell('customer.subscription.deleted', subscription(id));
  expect(await meOf(person)).toMatchObject({ userSubscription: 'Free' });
  cloud.billing.put(id, { status: 'active' });
  await tell('customer.subscription.updated', subscription(id));
  expect(await meOf(person)).toMatchObject({ userSubscription: 'Free' });
});

it('changes nothing for what is no plan of ours', async () => {
  const person = await aPerson();
  await tell('invoice.paid', { id: 'in_2', object: 'invoice' });
  await tell('customer.subscription.updated', { object: 'subscription' });
  expect(await meOf(person)).toMatchObject({ userSubscription: 'Free' });
});
