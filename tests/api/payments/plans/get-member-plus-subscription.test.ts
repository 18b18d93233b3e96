import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aPlan, plansApi } from '#tests/support/payments/plans.ts';

it('is that of the caller, and has no input that could name another person', async () => {
  const person = await aPerson();
  const id = await aPlan(person, 'plus');
  expect(await plansApi.signedInAs(person).getMemberPlusSubscription({})).toMatchObject({ subscription: { id } });
  const stranger = plansApi.signedInAs(await aPerson());
  expect(await stranger.getMemberPlusSubscription({})).toEqual({});
  const asked = stranger.getMemberPlusSubscription({ email: person.email } as never);
  await expect(asked).rejects.toMatchObject({ code: 'request.invalid' });
});
