import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aListOf, connectionsApi } from '#tests/support/people/connections.ts';

it('takes a person off a list, once or twice', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { listId } = await aListOf(me, [other]);
  const mine = connectionsApi.signedInAs(me);
  const { userId } = other;
  await mine.removeFromUserList({ listId, userId });
  await mine.removeFromUserList({ listId, userId });
  expect((await mine.getUserList({ listId })).userListItems).toEqual([]);
  const foreign = connectionsApi.signedInAs(other).removeFromUserList({ listId, userId });
  await expect(foreign).rejects.toMatchObject({ code: 'list.notFound' });
  const visitor = connectionsApi.signedOut().removeFromUserList({ listId, userId });
  await expect(visitor).rejects.toMatchObject({ code: 'auth.required' });
});
