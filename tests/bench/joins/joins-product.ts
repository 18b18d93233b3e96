import { randomUUID } from 'node:crypto';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { SignJWT } from 'jose';
import { openDataFolder } from '#infra/local/data/data-folder.ts';
import { clientIds, userPoolId } from '#infra/local/environment.ts';
import { loadSigningKey, type SigningKey } from '#infra/local/identity/sign-in/signing-key.ts';
import { prepareStore } from '#infra/local/identity/users/store.ts';
import { identityPath } from '#infra/local/identity-of-product.ts';
import { accountEntity } from '#lambdas/accounts/ports/account.entity.ts';
import { seatsEntity } from '#lambdas/events/rsvp/line/seats.entity.ts';
import { createSeatStore } from '#lambdas/events/rsvp/line/seats.ts';
import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createClient } from '#shared/contract/client.ts';
import { events } from '#shared/events/contract.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import { accountRow, austin } from '#tests/support/accounts/account-row.ts';
import { startBareProduct } from '#tests/support/product/bare-product.ts';
import type { FromProduct, ToProduct } from './joins-messages.ts';

/** Of the twin: every write to a line loses the condition that there is a place left. */
const withoutCondition = process.argv.includes('--without-condition');
const minutesToLive = 15;

/** The product in a process of its own, with people who are signed in; it obeys the player who forked it. */
async function main(): Promise<void> {
  if (withoutCondition) removeCondition();
  let key: SigningKey | undefined;
  const product = await startBareProduct('sources', (dataPath) => {
    key = makeKey(dataPath);
  });
  if (!key) throw new Error('there is no key to sign with');
  const { origin } = product;
  const people = await signIn(1001, origin, key);
  const seats = createSeatStore(table());
  say({ kind: 'ready', origin, people });
  process.on('message', async (asked: ToProduct) => {
    if (asked.kind === 'event')
      say({ kind: 'event', eventId: await makeEvent(origin, people[1000]?.token ?? '', asked) });
    if (asked.kind === 'line') {
      const line = await seats.find(asked.eventId);
      if (line) say({ kind: 'line', ...seating(line) });
    }
    if (asked.kind === 'end') {
      await product.close();
      product.clear();
      process.exit(0);
    }
  });
}

const say = (message: FromProduct) => process.send?.(message);

/** The pool's key, made before the pool starts, so that tokens can be signed without a thousand sign-ins. */
function makeKey(dataPath: string): SigningKey {
  const data = openDataFolder(dataPath);
  prepareStore(data.identity);
  const key = loadSigningKey(data.identity);
  data.close();
  return key;
}

async function signIn(count: number, origin: string, key: SigningKey) {
  const accounts = accountEntity(table());
  const ids = Array.from({ length: count }, () => randomUUID());
  const now = new Date().toISOString();
  await inParallel(ids, 20, (userId) =>
    accounts
      .put({
        ...accountRow(userId, now),
        mailOff: ['rsvp'],
      })
      .go(),
  );
  const seconds = Math.floor(Date.now() / 1000);
  const sign = (userId: string) =>
    new SignJWT({ token_use: 'access', client_id: clientIds.web, username: userId, auth_time: seconds })
      .setProtectedHeader({ alg: 'RS256', kid: key.id })
      .setIssuer(`${origin}${identityPath}/${userPoolId}`)
      .setSubject(userId)
      .setExpirationTime(seconds + minutesToLive * 60)
      .sign(key.private);
  return Promise.all(ids.map(async (userId) => ({ userId, token: await sign(userId) })));
}

/** An event with so many seats and room for so many in line. */
async function makeEvent(origin: string, token: string, { capacity, waiting }: { capacity: number; waiting: number }) {
  const client = createClient(events, origin, async (request) => {
    request.headers.set('authorization', `Bearer ${token}`);
    return fetch(request);
  });
  const { eventId } = await client.scheduleEvent({
    title: 'Thousand',
    gameTypeId: 'soccer',
    kind: 'pickup',
    timeZone: 'America/Chicago',
    location: { kind: 'tbd', cityPlaceId: austin.placeId },
    localStart: `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T18:00`,
    duration: { hours: 1, minutes: 0 },
    capacity,
    allowWaitlist: waiting > 0,
  });
  await seatsEntity(table())
    .patch({ eventId })
    .set({ left: capacity + waiting, room: capacity + waiting })
    .go();
  return eventId;
}

/** True of every line; names and values that an expression does not use are refused. */
const alwaysTrue = '(#left >= :heads OR #left < :heads)';

function removeCondition(): void {
  const { prototype } = DynamoDBDocumentClient;
  const send = prototype.send as (
    this: DynamoDBDocumentClient,
    command: { input: Conditional },
    ...rest: unknown[]
  ) => unknown;
  Object.assign(prototype, {
    send(this: DynamoDBDocumentClient, command: { input: Conditional }, ...rest: unknown[]) {
      const { ConditionExpression } = command.input;
      if (ConditionExpression)
        command.input.ConditionExpression = ConditionExpression.replace('#left >= :heads', alwaysTrue);
      return send.call(this, command, ...rest);
    },
  });
}

interface Conditional {
  ConditionExpression?: string;
}

await main();
