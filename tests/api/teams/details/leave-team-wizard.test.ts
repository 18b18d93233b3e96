import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { product } from '#tests/support/product/product.ts';
import { teamsApi } from '#tests/support/teams/teams.ts';

it('reminds the member who left above step 1 and below 7, once a day, by name', async () => {
  const person = await aPerson({ displayName: 'Robin' });
  const mine = teamsApi.signedInAs(person);
  for (const step of [0, 1, 7]) await mine.leaveTeamWizard({ step });
  await product.drain();
  expect(product.mails(person.email)).toEqual([]);
  for (const step of [2, 6, 3]) await mine.leaveTeamWizard({ step });
  await product.drain();
  expect(product.mails(person.email)).toMatchObject([
    { subject: 'Your community is almost there', text: expect.stringContaining('Hi Robin') },
  ]);
  product.clock.forwardMinutes(24 * 60);
  await mine.leaveTeamWizard({ step: 2 });
  await product.drain();
  expect(product.mails(person.email)).toHaveLength(2);
  product.clock.reset();
});

it('reminds no one who is not signed in', async () => {
  await expect(teamsApi.signedOut().leaveTeamWizard({ step: 3 })).rejects.toMatchObject({ code: 'auth.required' });
});
