import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { connect, connectionsApi } from '#tests/support/people/connections.ts';

it('ends a connection for both, and takes a request back', async () => {
  const [me, friend, asked] = [await aPerson(), await aPerson(), await aPerson()];
  const mine = connectionsApi.signedInAs(me);
  await connect(me, friend);
  await mine.askToConnect({ userId: asked.userId });
  await mine.removeConnection({ userId: friend.userId });
  await mine.removeConnection({ userId: asked.userId });
  for (const one of [me, friend, asked])
    expect(await connectionsApi.signedInAs(one).listConnections({})).toEqual({
      connections: [],
      received: [],
      sent: [],
    });
  const { data } = await accountEntity(table()).get({ userId: friend.userId }).go();
  expect(data?.connections).toBe(0);
  const again = mine.removeConnection({ userId: friend.userId });
  await expect(again).rejects.toMatchObject({ code: 'connection.notFound' });
  const unknown = connectionsApi.signedOut().removeConnection({ userId: me.userId });
  await expect(unknown).rejects.toMatchObject({ code: 'auth.required' });
});

it('ends nothing with oneself', async () => {
  const me = await aPerson();
  const own = connectionsApi.signedInAs(me).removeConnection({ userId: me.userId });
  await expect(own).rejects.toMatchObject({ code: 'connection.notFound' });
});
