import { expect, it } from 'vitest';
import { aLinked, anOrganizer, payoutsApi, useFakeProvider } from '#tests/support/payments/accounts.ts';
import { anAccount } from '#tests/support/payments/fake-provider.ts';

useFakeProvider();

it('shows the owner what Stripe still needs, in Stripe’s own words', async () => {
  const requirements = {
    currently_due: ['external_account', 'individual.verification.document'],
    past_due: [],
    current_deadline: 1_796_774_400,
    disabled_reason: null,
  };
  const { api } = await aLinked(anAccount({ requirements }));
  const account = await api.getAccount({});
  expect(account).toMatchObject({
    status: 'incomplete',
    currency: 'USD',
    schedule: { interval: 'weekly', weekday: 'monday' },
    requirements: { currently_due: requirements.currently_due, due_by: '2026-12-09T00:00:00.000Z' },
  });
});

it('is not found where none was linked', async () => {
  const api = payoutsApi.signedInAs(await anOrganizer());
  await expect(api.getAccount({})).rejects.toMatchObject({ code: 'payout.notFound' });
});
