import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';

it('removes an address, and may be repeated', async () => {
  const api = peopleApi.signedInAs(await aPerson());
  await api.addAlternateEmail({ email: 'one@people.example' });
  expect(await api.removeAlternateEmail({ email: 'one@people.example' })).toEqual({ emails: [] });
  expect(await api.removeAlternateEmail({ email: 'one@people.example' })).toEqual({ emails: [] });
});
