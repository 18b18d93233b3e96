import { expect, it } from 'vitest';
import { mostLists } from '#shared/people/connections/lists.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { connectionsApi } from '#tests/support/people/connections.ts';

it('makes lists, fifty at most however many are made at once', async () => {
  const mine = connectionsApi.signedInAs(await aPerson({ userLists: mostLists - 2 }));
  const made = await Promise.allSettled(['AA', 'BB', 'CC', 'DD'].map((name) => mine.createUserList({ name })));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(mine.createUserList({ name: 'EE' })).rejects.toMatchObject({ code: 'list.tooMany' });
});

it('names the wrong field, and is for people with a profile', async () => {
  const create = (name: string) => aPerson().then((one) => connectionsApi.signedInAs(one).createUserList({ name }));
  await expect(create(' ')).rejects.toMatchObject({ fields: { name: 'The name needs at least 2 characters.' } });
  await expect(create('x'.repeat(61))).rejects.toMatchObject({ fields: { name: expect.any(String) } });
  const visitor = connectionsApi.signedOut().createUserList({ name: 'AA' });
  await expect(visitor).rejects.toMatchObject({ code: 'auth.required' });
});
