import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler as ticketHandler } from '#lambdas/messages/api.ts';
import { connectionEntity } from '#lambdas/messages/presence/connection.entity.ts';
import { createSocketStore } from '#lambdas/messages/presence/store.ts';
import { createWatchStore } from '#lambdas/messages/presence/watch-store.ts';
import { serveSocket } from '#lambdas/messages/socket/serve-socket.ts';
import { messages } from '#shared/messages/contract.ts';
import { socketLimits } from '#shared/messages/socket.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { countingRequests } from '#tests/support/product/counted-requests.ts';
import { product } from '#tests/support/product/product.ts';

const webOrigin = 'http://localhost:5173';
const tickets = product.client(messages, ticketHandler);
let closed: [connectionId: string, why: string][] = [];
const ports = () => ({
  store: createSocketStore(table()),
  watches: createWatchStore(table()),
  send: async () => 'sent' as const,
  accounts: createAccountReader(table()),
  webOrigin,
  close: async (connectionId: string, why: string) => void closed.push([connectionId, why]),
});

beforeEach(() => {
  closed = [];
});
afterEach(() => product.clock.reset());

const say = (connectionId: string, body: unknown) =>
  serveSocket(
    { requestContext: { connectionId, eventType: 'MESSAGE' }, body: JSON.stringify(body) },
    ports(),
    product.clock.now(),
  );

async function aConnection(person: { readonly userId: string }): Promise<string> {
  const connectionId = randomUUID();
  const { ticket } = await tickets.signedInAs(person).createSocketTicket({});
  await serveSocket(
    {
      requestContext: { connectionId, eventType: 'CONNECT' },
      headers: { Origin: webOrigin },
      queryStringParameters: { ticket },
    },
    ports(),
    product.clock.now(),
  );
  return connectionId;
}

const statuses = (answers: readonly { readonly statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);
const many = (times: number, act: () => ReturnType<typeof say>) => Promise.all(Array.from({ length: times }, act));

it('takes so many messages of a connection, then says why and closes it, once', async () => {
  const connection = await aConnection(await aPerson());
  const most = socketLimits.perConnection;
  const answers = statuses(await many(most + 5, () => say(connection, { action: 'ping' })));
  expect(answers.filter((status) => status === 200)).toHaveLength(most);
  expect(closed).toEqual([[connection, 'request.tooMany']]);
  expect((await connectionEntity(table()).get({ connectionId: connection }).go({ consistent: true })).data).toBeNull();
  const { requests } = await countingRequests(() => say(connection, { action: 'ping' }));
  expect(requests).toBeLessThanOrEqual(2);
  expect(closed).toHaveLength(1);
});

it('counts messages that are none of ours as well', async () => {
  const connection = await aConnection(await aPerson());
  const answers = statuses(await many(socketLimits.perConnection + 1, () => say(connection, 'noise')));
  expect(answers.filter((status) => status === 400)).toHaveLength(socketLimits.perConnection);
  expect(closed).toEqual([[connection, 'request.tooMany']]);
});

it('takes so many messages an hour of a person over all connections, and of another person still', async () => {
  product.clock.moveTo('2031-03-03T08:00:00Z');
  const [person, other] = [await aPerson(), await aPerson()];
  const perPerson = socketLimits.perPersonAndHour;
  const connections = await Promise.all(
    Array.from({ length: perPerson / socketLimits.perConnection + 1 }, () => aConnection(person)),
  );
  const answers: number[] = [];
  for (const connection of connections)
    answers.push(...statuses(await many(socketLimits.perConnection, () => say(connection, { action: 'ping' }))));
  expect(answers.filter((status) => status === 200)).toHaveLength(perPerson);
  expect(closed).toEqual([[connections.at(-1), 'request.tooMany']]);
  expect(await say(await aConnection(other), { action: 'ping' })).toEqual({ statusCode: 200 });
  product.clock.forwardMinutes(60);
  expect(await say(await aConnection(person), { action: 'ping' })).toEqual({ statusCode: 200 });
});

it('costs one read and two writes a message', async () => {
  const connection = await aConnection(await aPerson());
  await say(connection, { action: 'ping' });
  const { requests } = await countingRequests(() => say(connection, { action: 'ping' }));
  expect(requests).toBe(3);
});
