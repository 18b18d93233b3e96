import { beforeEach, expect, it } from 'vitest';
import { mostConnections } from '#shared/people/connections/rules.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { connect, connectionsApi } from '#tests/support/people/connections.ts';
import { block, privacyApi } from '#tests/support/people/privacy.ts';
import { product } from '#tests/support/product/product.ts';

const ask = (caller: { userId: string }, { userId }: { userId: string }, message?: string) =>
  connectionsApi.signedInAs(caller).askToConnect({ userId, ...(message && { message }) });

beforeEach(() => product.forget());

it('tells the other once, with the words that go with it, in the product and by mail', async () => {
  const [me, other] = [await aPerson({ displayName: 'Ana' }), await aPerson()];
  expect(await ask(me, other, 'Tennis on Sunday?')).toEqual({ state: 'asked' });
  expect(await ask(me, other)).toEqual({ state: 'asked' });
  await product.drain();
  const { received } = await connectionsApi.signedInAs(other).listConnections({});
  expect(received).toMatchObject([{ userId: me.userId, displayName: 'Ana', message: 'Tennis on Sunday?' }]);
  expect(product.mails(other.email).map(({ subject }) => subject)).toEqual(['Ana wants to connect']);
  const { notifications } = await notificationsApi.signedInAs(other).listNotifications({});
  expect(notifications).toMatchObject([
    { type: 'connections', data: { path: '/connect', asks: 'connection', personId: me.userId } },
  ]);
});

it('connects two who ask each other, also when one had declined', async () => {
  const [me, other, third] = [await aPerson(), await aPerson(), await aPerson()];
  await ask(me, other);
  expect(await ask(other, me)).toEqual({ state: 'connected' });
  expect(await ask(other, me)).toEqual({ state: 'connected' });
  await ask(third, me);
  await connectionsApi.signedInAs(me).answerConnection({ userId: third.userId, accept: false });
  expect(await ask(me, third)).toEqual({ state: 'connected' });
});

it('sends no second request within thirty days, whatever the answer was', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await connect(me, other);
  await connectionsApi.signedInAs(other).removeConnection({ userId: me.userId });
  await expect(ask(me, other)).rejects.toMatchObject({ code: 'connection.tooSoon' });
  expect(await ask(other, me)).toEqual({ state: 'asked' });
  await connectionsApi.signedInAs(other).removeConnection({ userId: me.userId });
  product.clock.forwardMinutes(31 * 24 * 60);
  expect(await ask(me, other)).toEqual({ state: 'asked' });
});

it('ends the request and the connection of two people when one blocks the other, and neither can ask again', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  await connect(me, other);
  await block(other, me);
  const empty = { connections: [], received: [], sent: [] };
  for (const one of [me, other]) expect(await connectionsApi.signedInAs(one).listConnections({})).toEqual(empty);
  await expect(ask(me, other)).rejects.toMatchObject({ code: 'user.notFound' });
  await expect(ask(other, me)).rejects.toMatchObject({ code: 'user.notFound' });
  await privacyApi.signedInAs(other).unblockPerson({ userId: me.userId });
  expect(await ask(me, other)).toEqual({ state: 'asked' });
});

it('refuses oneself, minors on both sides, who is unknown, long words and more than there is room for', async () => {
  const young = { birthdate: `${new Date().getUTCFullYear() - 15}-01-01` };
  const [me, minor] = [await aPerson({ connections: mostConnections }), await aPerson(young)];
  await expect(ask(me, me)).rejects.toMatchObject({ code: 'connection.self' });
  await expect(ask(minor, me)).rejects.toMatchObject({ code: 'connection.adultsOnly' });
  for (const unreachable of [minor, aStranger(), await aPerson({ hasAdditionalInfo: false })])
    await expect(ask(me, unreachable)).rejects.toMatchObject({ code: 'user.notFound' });
  const wordy = ask(me, await aPerson(), 'x'.repeat(281));
  await expect(wordy).rejects.toMatchObject({ fields: { message: 'The message can have at most 280 characters.' } });
  const other = await aPerson();
  await ask(other, me);
  await expect(ask(me, other)).rejects.toMatchObject({ code: 'connection.tooMany' });
  await expect(connectionsApi.signedOut().askToConnect({ userId: me.userId })).rejects.toMatchObject({
    code: 'auth.required',
  });
});

it('is asked twenty times a day', async () => {
  const [me, other] = [await aPerson(), await aPerson()];
  for (let asked = 0; asked < 20; asked += 1) await ask(me, other);
  await expect(ask(me, other)).rejects.toMatchObject({ code: 'request.tooMany' });
});
