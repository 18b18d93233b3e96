import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { meOf } from '#tests/support/payments/me-of.ts';
import { plansApi } from '#tests/support/payments/plans.ts';
import { cloud } from '#tests/support/product/cloud.ts';

it('opens the caller’s own portal, and makes them a customer once', async () => {
  const person = await aPerson();
  const mine = plansApi.signedInAs(person);
  const [{ url }, again] = [await mine.createCustomerSession({}), await mine.createCustomerSession({})];
  expect(await meOf(person)).toMatchObject({ stripeCustomerId: url.split('/').at(-1) });
  expect(again).toEqual({ url });
  const made = cloud.billing.state.calls.filter(({ route }) => route === 'POST /customers');
  expect(made.map(({ form }) => form.get('email'))).toEqual([person.email]);
});

it('takes no address and no id', async () => {
  const mine = plansApi.signedInAs(await aPerson());
  cloud.billing.goDown();
  await expect(mine.createCustomerSession({})).rejects.toMatchObject({ code: 'plan.unreachable' });
});
