import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aListOf, connectionsApi } from '#tests/support/people/connections.ts';

it('gives a list another name and leaves the people on it', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { listId } = await aListOf(me, [other]);
  const renamed = await connectionsApi.signedInAs(me).renameUserList({ listId, name: ' Doubles ' });
  expect(renamed).toEqual({ listId, name: 'Doubles', people: 1 });
  const foreign = connectionsApi.signedInAs(other).renameUserList({ listId, name: 'Mine' });
  await expect(foreign).rejects.toMatchObject({ code: 'list.notFound' });
  const wrong = connectionsApi.signedInAs(me).renameUserList({ listId, name: '' });
  await expect(wrong).rejects.toMatchObject({ fields: { name: 'The name needs at least 2 characters.' } });
  const visitor = connectionsApi.signedOut().renameUserList({ listId, name: 'AA' });
  await expect(visitor).rejects.toMatchObject({ code: 'auth.required' });
});
