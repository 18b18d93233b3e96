import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';

it("lists the caller's own addresses only", async () => {
  const [one, other] = [await aPerson(), await aPerson()];
  await peopleApi.signedInAs(one).addAlternateEmail({ email: 'one@people.example' });
  expect((await peopleApi.signedInAs(one).listAlternateEmails({})).emails).toHaveLength(1);
  expect((await peopleApi.signedInAs(other).listAlternateEmails({})).emails).toEqual([]);
});
