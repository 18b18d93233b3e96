import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTable } from '#infra/local/create-table.ts';
import { createCheckpoints } from '#infra/local/streams/checkpoints.ts';
import type { Follower } from '#infra/local/streams/follower.ts';
import { startFollowers } from '#infra/local/streams/start-followers.ts';
import { sweepExpired } from '#infra/local/streams/sweep-expired.ts';
import '#tests/support/product/cloud.ts';

const client = new DynamoDBClient();
const documents = DynamoDBDocumentClient.from(client);
const running: Follower[] = [];
afterEach(async () => {
  for (const follower of running.splice(0)) await follower.close();
});

/** A table of the test's own with a function that follows its `seats` rows from where `database` says. */
async function aTable() {
  const TableName = `stream-${randomUUID()}`;
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  const { streamArn } = await createTable(endpoint, TableName);
  const seen: string[] = [];
  const follow = (database: DatabaseSync) => {
    const follower = startFollowers({
      functions: [{ name: 'follower', may: [], follows: { entities: ['seats'], entry: 'lambdas/a.ts' } }],
      endpoint,
      streamArn,
      checkpoints: createCheckpoints(database),
      invoke: async (_, event) => {
        for (const { dynamodb } of (event as { Records: DynamoDBRecord[] }).Records)
          seen.push(`${dynamodb?.Keys?.pk?.S} ${dynamodb?.NewImage?.n?.N}`);
      },
      bury: () => {},
    });
    running.push(follower);
    return follower;
  };
  const write = (pk: string, n: number, entity = 'seats', more = {}) =>
    documents.send(new PutCommand({ TableName, Item: { pk, sk: 's', n, __edb_e__: entity, ...more } }));
  return { TableName, follow, seen, write };
}

describe('following the table', () => {
  it('brings the rows that are followed, in the order of their changes', async () => {
    const { follow, seen, write } = await aTable();
    follow(new DatabaseSync(':memory:'));
    for (const n of [1, 2, 3]) await write('a', n);
    await write('b', 9, 'event');
    await vi.waitUntil(() => seen.length >= 3, { timeout: 60_000 });
    expect(seen).toEqual(['a 1', 'a 2', 'a 3']);
  });

  it('goes on after a restart where it was, and misses nothing written in between', async () => {
    const { follow, seen, write } = await aTable();
    const database = new DatabaseSync(':memory:');
    const first = follow(database);
    await write('a', 1);
    await vi.waitUntil(() => seen.length >= 1 && !first.busy(), { timeout: 60_000 });
    await first.close();
    await write('a', 2);
    follow(database);
    await vi.waitUntil(() => seen.length >= 2, { timeout: 60_000 });
    expect(seen).toEqual(['a 1', 'a 2']);
  });

  it('sweeps rows whose time has passed by the product’s clock, and no others', async () => {
    const { TableName, write } = await aTable();
    const now = new Date('2027-01-01T00:00:00Z');
    const seconds = now.getTime() / 1000;
    await write('old', 1, 'x', { expires: seconds - 1 });
    await write('young', 1, 'x', { expires: seconds + 60 });
    await write('kept', 1, 'x');
    expect(await sweepExpired(client, TableName, now)).toBe(1);
    const left = await Promise.all(
      ['old', 'young', 'kept'].map(async (pk) =>
        Boolean((await documents.send(new GetCommand({ TableName, Key: { pk, sk: 's' } }))).Item),
      ),
    );
    expect(left).toEqual([false, true, true]);
  });
});
