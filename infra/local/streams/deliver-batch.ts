import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Invoke } from '../functions/invoke.ts';

/** One try and five retries, as the event source mapping has it in the cloud (reliability 3.2). */
const maxRetries = 5;
const defaultFirstWaitMs = 50;

export interface BatchTarget {
  readonly name: string;
  readonly invoke: Invoke;
  /** Is given what was tried in vain; the stream goes on behind it. */
  readonly giveUp: (record: DynamoDBRecord, error: string) => void;
  /** Before the first retry; each further one waits twice as long. */
  readonly firstWaitMs?: number;
}

/**
 * Hands records to a follower in order. After a failure the first record that failed (ReportBatchItemFailures) is tried
 * again alone; when its tries are used it is given up, and the others go on behind it.
 */
export async function deliverBatch(records: readonly DynamoDBRecord[], target: BatchTarget): Promise<void> {
  let rest = records;
  while (rest.length > 0) {
    const { taken, error } = await attempt(rest, target);
    const [failed, ...others] = rest.slice(taken);
    if (failed && error !== undefined) await insist(failed, target);
    rest = others;
  }
}

async function insist(record: DynamoDBRecord, target: BatchTarget): Promise<void> {
  let last = '';
  for (let retry = 0; retry < maxRetries; retry++) {
    await sleep((target.firstWaitMs ?? defaultFirstWaitMs) * 2 ** retry);
    const { error } = await attempt([record], target);
    if (error === undefined) return;
    last = error;
  }
  target.giveUp(record, last);
}

interface Outcome {
  /** How many records from the front are done. */
  readonly taken: number;
  readonly error?: string;
}

async function attempt(batch: readonly DynamoDBRecord[], { name, invoke }: BatchTarget): Promise<Outcome> {
  try {
    const answer = (await invoke(name, { Records: structuredClone(batch) })) as DynamoDBBatchResponse | undefined;
    const failed = new Set(answer?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier));
    const first = batch.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
    if (failed.size === 0) return { taken: batch.length };
    return { taken: Math.max(0, first), error: 'The function reported that the change failed.' };
  } catch (error) {
    return { taken: 0, error: error instanceof Error ? error.message : String(error) };
  }
}
