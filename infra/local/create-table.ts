import { setTimeout as sleep } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type KeySchemaElement,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '#infra/table-shape.ts';
import { Trouble } from './trouble.ts';

const patienceMs = 15_000;
const pauseMs = 200;

const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(String(error.code));

/**
 * Creates the product's table where it does not exist yet, and gives the address of its stream. An engine that is just
 * being started again is waited for.
 */
export async function createTable(endpoint: string, TableName: string): Promise<{ streamArn: string }> {
  for (const giveUpAt = Date.now() + patienceMs; ; await sleep(pauseMs)) {
    try {
      return await createOnce(endpoint, TableName);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (Date.now() > giveUpAt) throw new Trouble('The data engine does not answer.');
    }
  }
}

async function createOnce(endpoint: string, TableName: string): Promise<{ streamArn: string }> {
  const client = new DynamoDBClient({
    endpoint,
    region: 'local',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  });
  try {
    const found = await client.send(new DescribeTableCommand({ TableName })).catch((error: Error) => {
      if (error.name !== 'ResourceNotFoundException') throw error;
    });
    const table = found?.Table ?? (await create(client, TableName));
    return { streamArn: table?.LatestStreamArn ?? '' };
  } finally {
    client.destroy();
  }
}

async function create(client: DynamoDBClient, TableName: string) {
  const indexes = tableShape.indexes.map(({ name, ...keys }) => ({
    IndexName: name,
    KeySchema: keySchema(keys),
    Projection: { ProjectionType: 'ALL' as const },
  }));
  const { TableDescription } = await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keySchema(tableShape),
      AttributeDefinitions: [tableShape, ...tableShape.indexes]
        .flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
        .map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
      GlobalSecondaryIndexes: indexes,
      StreamSpecification: { StreamEnabled: true, StreamViewType: tableShape.streamView },
    }),
  );
  const TimeToLiveSpecification = { Enabled: true, AttributeName: tableShape.timeToLive };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  return TableDescription;
}

const keySchema = ({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }): KeySchemaElement[] => [
  { AttributeName: partitionKey, KeyType: 'HASH' },
  { AttributeName: sortKey, KeyType: 'RANGE' },
];
