import { expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { mostBlocked } from '#shared/people/privacy/privacy.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { privacyApi } from '#tests/support/people/privacy.ts';

const stored = async ({ userId }: { userId: string }) => (await accountEntity(table()).get({ userId }).go()).data;

it('blocks people once, with the address by which they were found', async () => {
  const [me, one, other] = [
    await aPerson(),
    await aPerson({ displayName: 'Bo' }),
    await aPerson({ displayName: 'Al' }),
  ];
  const mine = privacyApi.signedInAs(me);
  const people = [{ userId: one.userId, email: one.email }, { userId: other.userId }];
  expect(await mine.blockPeople({ people })).toEqual({ blocked: 2 });
  const list = await mine.listBlocked({});
  expect(list.people.map(({ displayName, email }) => [displayName, email])).toEqual([
    ['Al', undefined],
    ['Bo', one.email],
  ]);
  await expect(mine.blockPeople({ people })).rejects.toMatchObject({ code: 'block.already' });
  expect(await stored(me)).toMatchObject({ blocks: 2 });
  expect(await stored(one)).toMatchObject({ blockedBy: 1, version: one.version });
  expect((await privacyApi.signedInAs(one).listBlocked({})).people).toEqual([]);
});

it('counts exactly, however many block at once', async () => {
  const [me, ...others] = await Promise.all(Array.from({ length: 6 }, () => aPerson()));
  const mine = privacyApi.signedInAs(me!);
  const ask = (userId: string) => mine.blockPeople({ people: [{ userId }] }).catch(() => undefined);
  await Promise.all([...others, ...others].map(({ userId }) => ask(userId)));
  expect(await stored(me!)).toMatchObject({ blocks: 5 });
  for (const other of others) expect(await stored(other)).toMatchObject({ blockedBy: 1 });
});

it('refuses the caller, an empty list, unknown people and more than the limit', async () => {
  const [me, other] = [await aPerson({ blocks: mostBlocked }), await aPerson()];
  const mine = privacyApi.signedInAs(me);
  const ask = (people: { userId: string }[], caller = mine) => caller.blockPeople({ people });
  await expect(ask([me])).rejects.toThrow();
  await expect(ask([{ userId: me.userId }])).rejects.toMatchObject({ code: 'block.self' });
  await expect(ask([])).rejects.toMatchObject({ fields: { people: 'Choose at least one person.' } });
  await expect(ask([{ userId: other.userId }])).rejects.toMatchObject({ code: 'block.tooMany' });
  const stranger = ask([aStranger()], privacyApi.signedInAs(other));
  await expect(stranger).rejects.toMatchObject({ code: 'user.notFound' });
  await expect(ask([], privacyApi.signedOut())).rejects.toMatchObject({ code: 'auth.required' });
});
