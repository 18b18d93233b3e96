import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';

/** Reads one shard of a stream, from a given position. */
export interface ShardReader {
  readonly shardId: string;
  /** The next records, up to a hundred; none when there is nothing new. */
  next(): Promise<readonly StreamRecord[]>;
}

const batchSize = 100;

interface Batch {
  readonly records: readonly StreamRecord[];
  readonly next: string | undefined;
}

/**
 * What was read lately, by the record it came after. Several follow one stream closely behind each other; an engine that
 * hands out large rows once instead of once each has more time for those who write them.
 */
const readsOf = new WeakMap<DynamoDBStreamsClient, Map<string, Batch>>();
const keptBatches = 4;

function readsBy(client: DynamoDBStreamsClient): Map<string, Batch> {
  const reads = readsOf.get(client) ?? new Map<string, Batch>();
  readsOf.set(client, reads);
  return reads;
}

function keep(lately: Map<string, Batch>, place: string, batch: Batch): void {
  if (batch.records.length === 0) return;
  lately.set(place, batch);
  for (const oldest of [...lately.keys()].slice(0, -keptBatches)) lately.delete(oldest);
}

/** The stream's shards, oldest first. */
export async function listShards(client: DynamoDBStreamsClient, StreamArn: string): Promise<string[]> {
  const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn }));
  return (StreamDescription?.Shards ?? []).map(({ ShardId }) => ShardId ?? '');
}

/** @param after the sequence number of the last record that was dealt with; without it, from the beginning. */
export function readShard(
  client: DynamoDBStreamsClient,
  streamArn: string,
  shardId: string,
  after: string | undefined,
): ShardReader {
  const lately = readsBy(client);
  let iterator: string | undefined;
  let last = after;
  const open = async () => {
    const from = last
      ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: last } as const)
      : ({ ShardIteratorType: 'TRIM_HORIZON' } as const);
    const command = new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shardId, ...from });
    return (await client.send(command)).ShardIterator;
  };
  const read = async (): Promise<Batch> => {
    iterator ??= await open();
    if (!iterator) return { records: [], next: undefined };
    const answer = await client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: batchSize }));
    return { records: answer.Records ?? [], next: answer.NextShardIterator };
  };
  return {
    shardId,
    next: async () => {
      const place = `${shardId} ${last ?? ''}`;
      try {
        const batch = lately.get(place) ?? (await read());
        keep(lately, place, batch);
        last = batch.records.at(-1)?.dynamodb?.SequenceNumber ?? last;
        iterator = batch.next;
        return batch.records;
      } catch (error) {
        iterator = undefined;
        throw error;
      }
    },
  };
}
