import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import type { Checkpoints } from './checkpoints.ts';
import { type BatchTarget, deliverBatch } from './deliver-batch.ts';
import { listShards, readShard, type ShardReader } from './shard-reader.ts';
import { entityOf, toLambdaRecord } from './stream-record.ts';

export interface Follower {
  readonly poke: () => void;
  /** True while the stream may hold something the follower has not seen. */
  readonly busy: () => boolean;
  readonly close: () => Promise<void>;
}

interface Stream {
  readonly client: DynamoDBStreamsClient;
  readonly arn: string;
  readonly checkpoints: Checkpoints;
}

/** Without a poke the stream is looked at this often: cheap, and soon enough for writes from outside. */
const idleMs = 400;
/** New shards are rare. */
const listShardsEvery = 50;

/** Gives a function the changes of the rows it follows, in order, from where it left off, whatever happened between. */
export function startFollower(spec: FunctionSpec, stream: Stream, target: BatchTarget): Follower {
  const readers = new Map<string, ShardReader>();
  let [closed, caughtUp, poked, rounds] = [false, false, false, 0];
  let wake = () => {};
  const round = async () => {
    poked = false;
    if (readers.size === 0 || rounds++ % listShardsEvery === 0) await findShards();
    let found = 0;
    for (const reader of readers.values()) found += await readOnce(spec, stream, target, reader);
    return found;
  };
  const findShards = async () => {
    for (const shardId of await listShards(stream.client, stream.arn)) {
      const after = stream.checkpoints.find(spec.name, shardId);
      if (!readers.has(shardId)) readers.set(shardId, readShard(stream.client, stream.arn, shardId, after));
    }
  };
  const run = async () => {
    while (!closed) {
      const found = await round().catch(() => forgetReaders(readers));
      caughtUp = found === 0 && !poked;
      if (caughtUp && !closed) await nap();
    }
  };
  const nap = () =>
    new Promise<void>((resolve) => {
      wake = wakeable(resolve);
    });
  const running = run();
  return {
    poke: () => {
      poked = true;
      caughtUp = false;
      wake();
    },
    busy: () => !caughtUp,
    close: async () => {
      closed = true;
      wake();
      await running;
    },
  };
}

/** The engine was away: everything not yet checkpointed is read again. */
function forgetReaders(readers: Map<string, ShardReader>): number {
  readers.clear();
  return 0;
}

function wakeable(resolve: () => void): () => void {
  const timer = setTimeout(resolve, idleMs);
  return () => {
    clearTimeout(timer);
    resolve();
  };
}

async function readOnce(
  { name, follows }: FunctionSpec,
  { arn, checkpoints }: Stream,
  target: BatchTarget,
  reader: ShardReader,
): Promise<number> {
  const records = await reader.next();
  const wanted = records.filter((record) => follows?.entities.includes(entityOf(record) ?? ''));
  if (wanted.length > 0)
    await deliverBatch(
      wanted.map((record) => toLambdaRecord(record, arn)),
      target,
    );
  const last = records.at(-1)?.dynamodb?.SequenceNumber;
  if (last) checkpoints.save(name, reader.shardId, last);
  return records.length;
}
