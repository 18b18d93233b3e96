import { beforeEach, expect, it } from 'vitest';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { mostConnections } from '#shared/people/connections/rules.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { connectionsApi } from '#tests/support/people/connections.ts';
import { peopleApi } from '#tests/support/people/people-api.ts';
import { product } from '#tests/support/product/product.ts';

type Person = Awaited<ReturnType<typeof aPerson>>;
const as = (person: Person) => connectionsApi.signedInAs(person);
const count = async ({ userId }: Person) => (await accountEntity(table()).get({ userId }).go()).data?.connections;

beforeEach(() => product.forget());

it('connects both and tells who asked', async () => {
  const [me, other] = [await aPerson(), await aPerson({ displayName: 'Bo' })];
  await as(me).askToConnect({ userId: other.userId });
  expect(await as(other).answerConnection({ userId: me.userId, accept: true })).toEqual({ state: 'connected' });
  expect((await as(me).listConnections({})).connections).toMatchObject([{ userId: other.userId, city: 'Austin, TX' }]);
  expect((await peopleApi.signedInAs(other).getProfile({ userId: me.userId })).connection).toBe('connected');
  expect([await count(me), await count(other)]).toEqual([1, 1]);
  await product.drain();
  expect(product.mails(me.email).map(({ subject }) => subject)).toEqual(['You and Bo are connected']);
  // The question has been answered meanwhile.
  expect(product.mails(other.email)).toEqual([]);
});

it('declines without a word: to who asked it still waits', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await as(me).askToConnect({ userId: other.userId });
  expect(await as(other).answerConnection({ userId: me.userId, accept: false })).toEqual({ state: 'none' });
  expect((await as(me).listConnections({})).sent).toHaveLength(1);
  expect((await as(other).listConnections({})).received).toEqual([]);
  const again = as(other).answerConnection({ userId: me.userId, accept: true });
  await expect(again).rejects.toMatchObject({ code: 'connection.notFound' });
});

it('connects once, however many answer and ask at the same time', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await as(me).askToConnect({ userId: other.userId });
  const accept = () => as(other).answerConnection({ userId: me.userId, accept: true });
  await Promise.allSettled([accept(), accept(), as(other).askToConnect({ userId: me.userId }), accept()]);
  expect([await count(me), await count(other)]).toEqual([1, 1]);
});

it('answers no request that does not exist, and adds no connection past the limit', async () => {
  const [me, full] = [await aPerson(), await aPerson({ connections: mostConnections })];
  const answer = (accept: boolean) => as(me).answerConnection({ userId: full.userId, accept });
  for (const accept of [true, false])
    await expect(answer(accept)).rejects.toMatchObject({ code: 'connection.notFound' });
  await as(full).askToConnect({ userId: me.userId });
  await expect(answer(true)).rejects.toMatchObject({ code: 'connection.tooMany' });
  const unknown = connectionsApi.signedOut().answerConnection({ userId: me.userId, accept: true });
  await expect(unknown).rejects.toMatchObject({ code: 'auth.required' });
});
