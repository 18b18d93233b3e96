import { resolve } from 'node:path';
import {
  DescribeStreamCommand,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';
import type { BusEvent } from '#infra/local/engines/events-engine.ts';
import { mailEvents } from '#infra/local/mail/mail-event.ts';
import { entityOf, toLambdaRecord } from '#infra/local/streams/stream-record.ts';
import { functions } from '#lambdas/functions.ts';
import type { Entry, FunctionSpec } from '#lambdas/kernel/function.ts';
import { aContext } from './a-context.ts';
import { cloud } from './cloud.ts';

type Following = NonNullable<FunctionSpec['follows']>;

const followings = functions.flatMap(({ follows }) => follows ?? []);

/**
 * Delivers until the stream, the bus and the mail service have nothing new. A consumer that fails fails the test. The
 * indexes of searches wait until a player searches.
 */
export async function drain(): Promise<void> {
  for (;;) {
    const records = await readStream();
    for (const following of followings) await deliverRecords(following, records);
    const events = cloud.events.splice(0);
    for (const event of events) await deliverEvent(event);
    const mails = cloud.mails.slice(cloud.mailsHeard);
    cloud.mailsHeard = cloud.mails.length;
    for (const event of mails.flatMap(mailEvents)) await tellOfMail(event);
    if (records.length + events.length + mails.length === 0) return;
  }
}

/** Leaves what was written, told and sent so far to no one: for tests that ask about what comes after it. */
export async function forget(): Promise<void> {
  await readStream();
  cloud.events.length = 0;
  cloud.mailsHeard = cloud.mails.length;
}

/** What the engine answers at most; fewer means that there is no more. */
const recordsAtOnce = 1000;

async function readStream(): Promise<StreamRecord[]> {
  const found: StreamRecord[] = [];
  for (const ShardId of await shards()) found.push(...(await readShard(ShardId)));
  return found;
}

/** Those of the engine stay as they are until the table is begun anew. */
async function shards(): Promise<readonly string[]> {
  if (cloud.iterators.size > 0) return [...cloud.iterators.keys()];
  const { StreamDescription } = await cloud.streams.send(new DescribeStreamCommand({ StreamArn: cloud.streamArn }));
  return (StreamDescription?.Shards ?? []).flatMap(({ ShardId }) => ShardId ?? []);
}

async function readShard(ShardId: string): Promise<StreamRecord[]> {
  const found: StreamRecord[] = [];
  let iterator = cloud.iterators.get(ShardId) ?? (await startOf(ShardId));
  for (;;) {
    const { Records = [], NextShardIterator } = await cloud.streams.send(
      new GetRecordsCommand({ ShardIterator: iterator, Limit: recordsAtOnce }),
    );
    found.push(...Records);
    iterator = NextShardIterator ?? iterator;
    cloud.iterators.set(ShardId, iterator);
    if (Records.length < recordsAtOnce) return found;
  }
}

async function startOf(ShardId: string): Promise<string | undefined> {
  const { ShardIterator } = await cloud.streams.send(
    new GetShardIteratorCommand({ StreamArn: cloud.streamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' }),
  );
  return ShardIterator;
}

async function deliverRecords({ entities, entry }: Following, records: readonly StreamRecord[]): Promise<void> {
  const Records = records
    .filter((record) => entities.includes(entityOf(record) ?? ''))
    .map((record) => toLambdaRecord(record, cloud.streamArn));
  for (let start = 0; start < Records.length; start += 100) {
    const answer = await invoke(entry, { Records: Records.slice(start, start + 100) });
    const { batchItemFailures = [] } = (answer ?? {}) as { batchItemFailures?: readonly unknown[] };
    if (batchItemFailures.length > 0) throw new Error(`${entry} failed on a change of the table`);
  }
}

/** Draws pictures, which takes longer than all else that follows from an event; few tests look at one. */
const isDrawer = (entry: Entry) => entry.startsWith('lambdas/discovery/share-images/');
/** Keeps what only searches read, at the greatest cost of all else. */
const isIndexKeeper = (entry: Entry) => entry.startsWith('lambdas/discovery/');
const listenersTo = (event: BusEvent): Entry[] =>
  functions
    .flatMap(({ listensTo = [] }) => listensTo)
    .filter(({ messages }) => messages.some(({ name }) => name === event['detail-type']))
    .map(({ entry }) => entry);

async function deliverEvent(event: BusEvent): Promise<void> {
  cloud.delivered.push(event);
  const listeners = listenersTo(event).filter((one) => !isDrawer(one));
  for (const entry of listeners.filter((one) => !isIndexKeeper(one))) await invoke(entry, event);
  if (listeners.some(isIndexKeeper)) cloud.unindexed.push(event);
}

/** Brings the indexes of searches up to date: before each search, and for tests that look into them. */
export async function index(): Promise<void> {
  for (const event of cloud.unindexed.splice(0))
    for (const entry of listenersTo(event).filter((one) => isIndexKeeper(one) && !isDrawer(one)))
      await invoke(entry, event);
}

/** Draws the images of all links that were told of so far: for tests that look at one. */
export async function drawShareImages(): Promise<void> {
  await drain();
  for (const event of cloud.delivered)
    for (const entry of listenersTo(event).filter(isDrawer)) await invoke(entry, event);
}

async function tellOfMail(event: BusEvent): Promise<void> {
  for (const { hearsMail } of functions) if (hearsMail) await invoke(hearsMail, event);
}

async function invoke(entry: Entry, event: object): Promise<unknown> {
  const { handler } = (await import(/* @vite-ignore */ resolve(entry))) as {
    handler: (event: object, context: object) => unknown;
  };
  return handler(structuredClone(event), aContext());
}
