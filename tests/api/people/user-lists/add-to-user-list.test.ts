import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { table } from '#lambdas/kernel/data/table.ts';
import { userListEntity } from '#lambdas/people/user-lists/user-list.entity.ts';
import { mostOnList } from '#shared/people/connections/lists.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { aListOf, connectionsApi } from '#tests/support/people/connections.ts';
import { block } from '#tests/support/people/privacy.ts';

const idsOf = (people: readonly { readonly userId: string }[]) => people.map(({ userId }) => ({ userId }));

it('puts people on a list once, however many add them at the same time', async () => {
  const [me, one, other] = [await aPerson(), await aPerson(), await aPerson()];
  const { listId } = await aListOf(me, []);
  const add = (people: { userId: string }[]) =>
    connectionsApi.signedInAs(me).addToUserList({ listId, people: idsOf(people) });
  const added = await Promise.all([add([one, one]), add([one, other]), add([other])]);
  expect(added.reduce((sum, answer) => sum + answer.added, 0)).toBe(2);
  expect((await connectionsApi.signedInAs(me).getUserList({ listId })).userListItems).toHaveLength(2);
});

it('holds five hundred people and no more', async () => {
  const [me, one, other] = [await aPerson(), await aPerson(), await aPerson()];
  const { listId } = await aListOf(me, []);
  const people = Array.from({ length: mostOnList - 1 }, () => randomUUID());
  await userListEntity(table()).patch({ userId: me.userId, listId }).set({ people }).go();
  const add = (person: { userId: string }) =>
    connectionsApi.signedInAs(me).addToUserList({ listId, people: idsOf([person]) });
  const outcomes = await Promise.allSettled([add(one), add(other)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { reason } = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(reason).toMatchObject({ code: 'list.full' });
});

it('adds no strangers’ children, no blocked person and no person without an account', async () => {
  const [me, blocker] = [await aPerson(), await aPerson()];
  const { listId } = await aListOf(me, []);
  await block(blocker, me);
  const minor = await aPerson({ birthdate: `${new Date().getUTCFullYear() - 15}-01-01` });
  for (const refused of [minor, blocker, aStranger(), me]) {
    const add = connectionsApi.signedInAs(me).addToUserList({ listId, people: idsOf([refused]) });
    await expect(add).rejects.toMatchObject({ code: 'user.notFound' });
  }
  expect((await connectionsApi.signedInAs(me).getUserList({ listId })).userListItems).toEqual([]);
  const friend = await aPerson();
  const mixed = connectionsApi.signedInAs(me).addToUserList({ listId, people: idsOf([friend, minor]) });
  expect(await mixed).toEqual({ added: 1 });
  const people = idsOf([friend]);
  const foreign = connectionsApi.signedInAs(await aPerson()).addToUserList({ listId, people });
  await expect(foreign).rejects.toMatchObject({ code: 'list.notFound' });
  const none = connectionsApi.signedInAs(me).addToUserList({ listId, people: [] });
  await expect(none).rejects.toMatchObject({ fields: { people: 'Choose at least one person.' } });
  const visitor = connectionsApi.signedOut().addToUserList({ listId, people });
  await expect(visitor).rejects.toMatchObject({ code: 'auth.required' });
});
