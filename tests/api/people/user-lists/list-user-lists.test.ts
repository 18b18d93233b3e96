import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aListOf, connectionsApi } from '#tests/support/people/connections.ts';

it('lists the caller’s own lists by name with their sizes', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await aListOf(me, [other], 'Sunday run');
  await aListOf(me, [], 'Doubles');
  const { lists } = await connectionsApi.signedInAs(me).listUserLists({});
  expect(lists.map(({ name, people }) => [name, people])).toEqual([
    ['Doubles', 0],
    ['Sunday run', 1],
  ]);
  expect(await connectionsApi.signedInAs(other).listUserLists({})).toEqual({ lists: [] });
  await expect(connectionsApi.signedOut().listUserLists({})).rejects.toMatchObject({ code: 'auth.required' });
});
