import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { connect, connectionsApi } from '#tests/support/people/connections.ts';

it('lists the caller’s own connections by name', async () => {
  const [me, bo, al] = [await aPerson(), await aPerson({ displayName: 'Bo' }), await aPerson({ displayName: 'Al' })];
  await connect(me, bo);
  await connect(al, me);
  const { connections } = await connectionsApi.signedInAs(me).listConnections({});
  expect(connections.map(({ displayName }) => displayName)).toEqual(['Al', 'Bo']);
  expect((await connectionsApi.signedInAs(bo).listConnections({})).connections).toHaveLength(1);
  await expect(connectionsApi.signedOut().listConnections({})).rejects.toMatchObject({ code: 'auth.required' });
});
