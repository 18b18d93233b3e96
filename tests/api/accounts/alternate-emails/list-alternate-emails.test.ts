import { expect, it } from 'vitest';
import { accountsApi } from '#tests/support/accounts/accounts-api.ts';
import { aPerson } from '#tests/support/accounts/people.ts';

it("lists the caller's own addresses only", async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  await accountsApi.signedInAs(one).addAlternateEmail({ email: 'one@people.example' });
  expect((await accountsApi.signedInAs(one).listAlternateEmails({})).emails).toHaveLength(1);
  expect((await accountsApi.signedInAs(other).listAlternateEmails({})).emails).toEqual([]);
});
