import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
} from '@aws-sdk/client-dynamodb-streams';

/** Reads one shard of a stream, from where somebody left off. */
export interface ShardReader {
  readonly shardId: string;
  /** The next records, up to a hundred; none when there is nothing new. */
  next(): Promise<readonly StreamRecord[]>;
}

const batchSize = 100;

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
  let iterator: string | undefined;
  let last = after;
  const open = async () => {
    const from = last
      ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: last } as const)
      : ({ ShardIteratorType: 'TRIM_HORIZON' } as const);
    const command = new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shardId, ...from });
    return (await client.send(command)).ShardIterator;
  };
  return {
    shardId,
    next: async () => {
      try {
        iterator ??= await open();
        if (!iterator) return [];
        const answer = await client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: batchSize }));
        const records = answer.Records ?? [];
        last = records.at(-1)?.dynamodb?.SequenceNumber ?? last;
        iterator = answer.NextShardIterator;
        return records;
      } catch (error) {
        iterator = undefined;
        throw error;
      }
    },
  };
}
