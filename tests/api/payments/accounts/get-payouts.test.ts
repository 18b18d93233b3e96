import { expect, it } from 'vitest';
import { aLinked, anOrganizer, payoutsApi, useFakeProvider } from '#tests/support/payments/accounts.ts';

useFakeProvider();

it('shows the account of an organizer, and nothing where there is none', async () => {
  const { api, stripeId } = await aLinked();
  expect((await api.getPayouts({})).account).toMatchObject({ stripeId, status: 'active', takesPayments: true });
  expect(await payoutsApi.signedInAs(await anOrganizer()).getPayouts({})).toEqual({});
});
