import { expect, it } from 'vitest';
import { messagesOf } from '#infra/function-parts.ts';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createSessionStore } from '#lambdas/accounts/sessions/store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { messagesFunctions } from '#lambdas/messages/functions.ts';
import { closeEnded } from '#lambdas/messages/live/close-ended.ts';
import { createSocketStore } from '#lambdas/messages/presence/store.ts';
import { sessionEnded, sessionsEnded } from '#shared/accounts/messages.ts';
import { aPerson } from '#tests/support/accounts/people.ts';

const now = new Date();
const store = createSocketStore(table());
const accounts = createAccountReader(table());

async function world() {
  const { userId } = await aPerson();
  const open = (connectionId: string, sessionId: string) =>
    store.renew({ userId, sessionId, connectionId, signedInAt: now.getTime() }, now);
  for (const [connectionId, sessionId] of [
    ['one', 'lost-phone'],
    ['two', 'lost-phone'],
    ['three', 'laptop'],
  ] as const)
    await open(`${userId} ${connectionId}`, sessionId);
  const closed: string[] = [];
  const close = async (connectionId: string) => void closed.push(connectionId.split(' ')[1] ?? '');
  const left = async () => (await store.connectionsOf(userId)).map(({ connectionId }) => connectionId.split(' ')[1]);
  return { userId, closed, close, left };
}

it('closes the silent sockets of a session that was ended by itself, and no others', async () => {
  const { userId, closed, close, left } = await world();
  await createSessionStore(table()).end(userId, 'lost-phone', now);
  await closeEnded(userId, { store, accounts, close }, now);
  expect(closed.sort()).toEqual(['one', 'two']);
  expect(await left()).toEqual(['three']);
});

it('closes every silent socket when all sessions were ended, and is told of both', async () => {
  const { userId, closed, close, left } = await world();
  await createSessionStore(table()).endAll(userId, 'asked', now);
  await closeEnded(userId, { store, accounts, close }, now);
  expect(closed.sort()).toEqual(['one', 'three', 'two']);
  expect(await left()).toEqual([]);
  expect(messagesFunctions.flatMap(messagesOf)).toEqual(expect.arrayContaining([sessionEnded, sessionsEnded]));
});

it('finds a socket again that could not be closed', async () => {
  const { userId, close, closed } = await world();
  await createSessionStore(table()).endAll(userId, 'asked', now);
  const fails = async () => Promise.reject(new Error('The gateway failed'));
  await expect(closeEnded(userId, { store, accounts, close: fails }, now)).rejects.toThrow();
  await closeEnded(userId, { store, accounts, close }, now);
  expect(closed).toHaveLength(3);
});
