import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { clock } from '../clock.ts';
import { type RowChange, toChange } from '../data/row-change.ts';
import { log } from '../observability/log.ts';

/**
 * Builds the Lambda handler of a function that takes what a batch says of one row together, in commit order; there is at
 * least one change. A failure starts the row's part of the batch again. Batches are cut differently between tries, and
 * changes that were worked on may come again before others, so what is done must follow from what is stored.
 */
export function followByRow(react: (changes: readonly RowChange[], now: Date) => Promise<void>) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const batchItemFailures = [];
    for (const records of Map.groupBy(Records, rowOf).values()) {
      const sequence = records[0]?.dynamodb?.SequenceNumber ?? '';
      try {
        await react(records.map(toChange), clock.now());
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
