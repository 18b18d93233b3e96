import { expect, it } from 'vitest';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aPerson } from '#tests/support/accounts/people.ts';

it('removes an address, and may be repeated', async () => {
  const api = accountsApi.signedInAs(await aPerson());
  await api.addAlternateEmail({ email: 'one@people.example' });
  expect(await api.removeAlternateEmail({ email: 'one@people.example' })).toEqual({ emails: [] });
  expect(await api.removeAlternateEmail({ email: 'one@people.example' })).toEqual({ emails: [] });
});
