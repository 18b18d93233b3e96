import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aListOf, connectionsApi } from '#tests/support/people/connections.ts';

it('deletes a list once, and makes room for another', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  const { listId } = await aListOf(me, [other]);
  const mine = connectionsApi.signedInAs(me);
  const foreign = connectionsApi.signedInAs(other).deleteUserList({ listId });
  await expect(foreign).rejects.toMatchObject({ code: 'list.notFound' });
  await Promise.allSettled([mine.deleteUserList({ listId }), mine.deleteUserList({ listId })]);
  expect(await mine.listUserLists({})).toEqual({ lists: [] });
  expect((await accountEntity(table()).get(me).go()).data?.userLists).toBe(0);
  await expect(mine.deleteUserList({ listId })).rejects.toMatchObject({ code: 'list.notFound' });
  await expect(connectionsApi.signedOut().deleteUserList({ listId })).rejects.toMatchObject({ code: 'auth.required' });
});
