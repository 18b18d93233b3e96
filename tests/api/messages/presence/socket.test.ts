import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { handler as accountsHandler } from '#lambdas/accounts/api.ts';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { handler as ticketHandler } from '#lambdas/messages/api.ts';
import { presenceEntity } from '#lambdas/messages/presence/presence.entity.ts';
import { handler } from '#lambdas/messages/socket/socket.ts';
import { accounts } from '#shared/accounts/contract.ts';
import { messages } from '#shared/messages/contract.ts';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { aContext } from '#tests/support/product/a-context.ts';
import { product } from '#tests/support/product/product.ts';

type Person = { readonly userId: string; readonly sessionId?: string };
const webOrigin = 'http://localhost:5173';
const tickets = product.client(messages, ticketHandler);
const accountsOf = product.client(accounts, accountsHandler).signedInAs;
const aTicket = async (person: Person) => (await tickets.signedInAs(person).createSocketTicket({})).ticket;

const hear = (event: Parameters<typeof handler>[0]) => handler(event, aContext());
const connect = (
  ticket: string | undefined,
  origin: string | undefined = webOrigin,
  connectionId: string = randomUUID(),
) =>
  hear({
    requestContext: { connectionId, eventType: 'CONNECT' },
    headers: { Origin: origin },
    queryStringParameters: ticket === undefined ? null : { ticket },
  });
const say = (connectionId: string, message: unknown) =>
  hear({
    requestContext: { connectionId, eventType: 'MESSAGE' },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
const disconnect = (connectionId: string) => hear({ requestContext: { connectionId, eventType: 'DISCONNECT' } });

async function aConnection(person: Person, connectionId = `${randomUUID()}=`): Promise<string> {
  expect(await connect(await aTicket(person), webOrigin, connectionId)).toEqual({ statusCode: 200 });
  return connectionId;
}

async function isOnline({ userId }: Person): Promise<boolean> {
  const { data } = await presenceEntity(table()).get({ userId }).go({ consistent: true });
  return data?.online === true && data.leaseUntil > product.clock.now().getTime();
}

afterEach(() => product.clock.reset());

describe('connecting', () => {
  it('takes a ticket from a page of the product and puts its person online', async () => {
    const person = await aPerson();
    await aConnection(person);
    expect(await isOnline(person)).toBe(true);
  });

  it('takes a ticket once, even when two connect at the same moment', async () => {
    const ticket = await aTicket(await aPerson());
    const answers = await Promise.all([connect(ticket), connect(ticket)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('refuses a ticket after a minute', async () => {
    const ticket = await aTicket(await aPerson());
    product.clock.forwardMinutes(1);
    expect(await connect(ticket)).toEqual({ statusCode: 401 });
  });

  it('refuses pages of another origin, and leaves the ticket valid', async () => {
    const ticket = await aTicket(await aPerson());
    for (const origin of ['https://evil.example', 'http://localhost:5173.evil.example', 'null', undefined])
      expect(await connect(ticket, origin ?? '')).toEqual({ statusCode: 403 });
    expect(await connect(ticket)).toEqual({ statusCode: 200 });
  });

  it('refuses the user who has no ticket, one made up, or no account', async () => {
    const answers = [connect(undefined), connect('made-up'), connect(await aTicket(aStranger()))];
    expect(await Promise.all(answers)).toEqual(Array(3).fill({ statusCode: 401 }));
  });
});

describe('presence', () => {
  it('lasts ten minutes from the last sign of life', async () => {
    const person = await aPerson();
    const connection = await aConnection(person);
    product.clock.forwardMinutes(9);
    await say(connection, { action: 'ping' });
    product.clock.forwardMinutes(9);
    expect(await isOnline(person)).toBe(true);
    product.clock.forwardMinutes(2);
    expect(await isOnline(person)).toBe(false);
  });

  it('ends when the person signs out or the connection closes', async () => {
    const [leaver, closer] = [await aPerson(), await aPerson()];
    const [one, other] = [await aConnection(leaver), await aConnection(closer)];
    await say(one, { action: 'offline' });
    await disconnect(other);
    expect([await isOnline(leaver), await isOnline(closer)]).toEqual([false, false]);
  });

  it('outlives the older of two tabs', async () => {
    const person = await aPerson();
    const older = await aConnection(person);
    await aConnection(person);
    await disconnect(older);
    expect(await isOnline(person)).toBe(true);
  });

  it('is written under the id of the player who connected, and no message writes that of another', async () => {
    const [person, other, away] = [await aPerson(), await aPerson(), await aPerson()];
    const [first, connection] = [await aConnection(other), await aConnection(person)];
    const online = async () => [await isOnline(person), await isOnline(other), await isOnline(away)];
    for (const { userId } of [other, away])
      for (const action of ['ping', 'offline'])
        expect(await say(connection, { action, userId })).toEqual({ statusCode: 400 });
    expect(await online()).toEqual([true, true, false]);
    await say(connection, { action: 'offline' });
    expect(await online()).toEqual([false, true, false]);
    await say(connection, { action: 'ping' });
    expect(await online()).toEqual([true, true, false]);
    await disconnect(first);
    expect(await online()).toEqual([true, false, false]);
  });

  it('cannot be opened or kept by a session from before the sign-ins that the account counts', async () => {
    const person = await aPerson();
    const [connectionId, ticket] = [await aConnection(person), await aTicket(person)];
    const signInsFrom = new Date(Date.now() + 60_000).toISOString();
    await accountEntity(table()).patch({ userId: person.userId }).set({ signInsFrom }).go();
    expect(await connect(ticket)).toEqual({ statusCode: 401 });
    expect(await say(connectionId, { action: 'ping' })).toEqual({ statusCode: 401 });
  });

  it('cannot be opened or kept by a session that was ended by itself, while the others go on', async () => {
    const { userId } = await aPerson();
    const [ended, other] = [
      { userId, sessionId: randomUUID() },
      { userId, sessionId: randomUUID() },
    ];
    const [lost, kept, ticket] = [await aConnection(ended), await aConnection(other), await aTicket(ended)];
    await accountsOf(ended).getMe({});
    await accountsOf(other).endSession({ sessionId: ended.sessionId });
    expect(await connect(ticket)).toEqual({ statusCode: 401 });
    expect(await say(lost, { action: 'ping' })).toEqual({ statusCode: 401 });
    expect(await disconnect(lost)).toEqual({ statusCode: 200 });
    expect(await say(kept, { action: 'ping' })).toEqual({ statusCode: 200 });
  });

  it('cannot be kept by an account that was deleted', async () => {
    const person = await aPerson();
    const connection = await aConnection(person);
    await accountEntity(table()).patch(person).set({ deletedAt: new Date().toISOString() }).go();
    expect(await say(connection, { action: 'ping' })).toEqual({ statusCode: 401 });
  });
});

it.each(['', 'hello', '{}', '[]', '{"action":"shout"}'])('refuses the message %j', async (message) => {
  const connection = await aConnection(await aPerson());
  expect(await say(connection, message)).toEqual({ statusCode: 400 });
});

it('tells connections apart by case', async () => {
  const [person, other] = [await aPerson(), await aPerson()];
  await aConnection(person, 'AbC=');
  await aConnection(other, 'aBc=');
  await disconnect('AbC=');
  expect([await isOnline(person), await isOnline(other)]).toEqual([false, true]);
});

it('hears nothing from connections it does not know', async () => {
  expect(await say('unknown', { action: 'ping' })).toEqual({ statusCode: 401 });
  expect(await disconnect('unknown')).toEqual({ statusCode: 200 });
});
