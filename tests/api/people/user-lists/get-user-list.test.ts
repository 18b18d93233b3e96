import { expect, it } from 'vitest';
import { clock } from '#lambdas/kernel/clock.ts';
import { aPerson, aPersonOfUnknownAge } from '#tests/support/accounts/people.ts';
import { aListOf, connect, connectionsApi } from '#tests/support/people/connections.ts';
import { block } from '#tests/support/people/privacy.ts';

it('names the people, with the address of connections, without blocked people', async () => {
  const [me, bo, al, cy] = [
    await aPerson(),
    await aPerson({ displayName: 'Bo' }),
    await aPerson({ displayName: 'Al' }),
    await aPerson(),
  ];
  const { listId } = await aListOf(me, [bo, al, cy]);
  await block(cy, me);
  await connect(me, al);
  expect(await connectionsApi.signedInAs(me).getUserList({ listId })).toEqual({
    listId,
    name: 'Sunday run',
    userListItems: [
      { userId: al.userId, displayName: 'Al', email: al.email },
      { userId: bo.userId, displayName: 'Bo' },
    ],
  });
  const foreign = connectionsApi.signedInAs(bo).getUserList({ listId });
  await expect(foreign).rejects.toMatchObject({ code: 'list.notFound' });
  await expect(connectionsApi.signedOut().getUserList({ listId })).rejects.toMatchObject({ code: 'auth.required' });
});

it('shows no address with a name that is kept from the owner', async () => {
  const [me, teen] = [await aPerson(), await aPersonOfUnknownAge()];
  const { listId } = await aListOf(me, [teen]);
  await connect(me, teen);
  await aPerson({ ...teen, birthdate: `${clock.now().getUTCFullYear() - 15}-01-01` });
  const { userListItems } = await connectionsApi.signedInAs(me).getUserList({ listId });
  expect(userListItems).toEqual([{ userId: teen.userId, displayName: 'Player' }]);
});
