import middy from '@middy/core';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { clock } from '../clock.ts';
import { type RowChange, toChange } from '../data/row-change.ts';
import { asInvocation } from '../observability/invocation.ts';
import { log } from '../observability/log.ts';
import { measure } from '../observability/measure.ts';

/** Takes the changes of a batch. Answers the sequence numbers from which the stream starts again, of those that failed. */
type TakeBatch = (records: readonly DynamoDBRecord[]) => Promise<readonly string[]>;

/** Builds the Lambda handler of a function that follows rows in the stream: a batch may fail in part. */
export const follow = (
  take: TakeBatch,
): ((event: DynamoDBStreamEvent, context: Context) => Promise<DynamoDBBatchResponse>) =>
  asInvocation(
    middy<DynamoDBStreamEvent, DynamoDBBatchResponse>({ timeoutEarlyInMillis: 0 })
      .use(
        measure('rows', ({ event, context }: middy.Request<DynamoDBStreamEvent>) => ({
          name: context.functionName,
          count: event.Records.length,
        })),
      )
      .handler(async ({ Records }) => ({
        batchItemFailures: (await take(Records)).map((itemIdentifier) => ({ itemIdentifier })),
      })),
  );

/**
 * Takes what a batch says of one row together, in commit order; there is at least one change. A failure starts the row's
 * part of the batch again. Batches are cut differently between tries, and changes that were worked on may come again
 * before others, so what is done must follow from what is stored.
 */
export const byRow =
  (react: (changes: readonly RowChange[], now: Date) => Promise<void>): TakeBatch =>
  async (all) => {
    const failed: string[] = [];
    for (const records of Map.groupBy(all, rowOf).values()) {
      const sequence = records[0]?.dynamodb?.SequenceNumber ?? '';
      try {
        await react(records.map(toChange), clock.now());
      } catch (error) {
        log.error('following failed', error, { sequence });
        failed.push(sequence);
      }
    }
    return failed;
  };

/** The members of a record's key come in any order. */
const rowOf = ({ dynamodb }: DynamoDBRecord) =>
  JSON.stringify(Object.entries(dynamodb?.Keys ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
