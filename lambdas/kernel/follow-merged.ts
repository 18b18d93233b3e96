import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { clock } from './clock.ts';
import { type RowChange, toChange } from './follow.ts';
import { log } from './log.ts';

/**
 * Builds the Lambda handler of a function for which only the outcome of several changes of a row counts. Within a batch
 * the changes of one row are one change, from before the first to after the last; a failure starts the row's part of
 * the batch again. How changes are merged differs between tries, so what follows must depend on the row's version.
 */
export function followMerged(react: (change: RowChange, now: Date) => Promise<void>) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures = [];
    for (const records of Map.groupBy(Records, rowOf).values()) {
      const sequence = records[0]?.dynamodb?.SequenceNumber ?? '';
      try {
        await react(merge(records), clock.now());
      } catch (error) {
        log.error('following failed', error, { sequence });
        batchItemFailures.push({ itemIdentifier: sequence });
      }
    }
    return { batchItemFailures };
  };
}

/** The members of a record's key come in any order. */
const rowOf = ({ dynamodb }: DynamoDBRecord) =>
  JSON.stringify(Object.entries(dynamodb?.Keys ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));

function merge(records: readonly DynamoDBRecord[]): RowChange {
  const [first, last] = [records[0], records.at(-1)];
  return { before: first && toChange(first).before, after: last && toChange(last).after };
}
