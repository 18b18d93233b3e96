import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { clock } from './clock.ts';
import { log } from './log.ts';

/** One committed change of a row; `before` is absent for a new row, `after` for a deleted one. */
export interface RowChange {
  readonly before: Record<string, unknown> | undefined;
  readonly after: Record<string, unknown> | undefined;
}

/**
 * Builds the Lambda handler of a function that follows rows in the table's stream. Changes of one row come in commit
 * order; the first that fails is reported, and the stream starts again from there (ReportBatchItemFailures).
 */
export function follow(react: (change: RowChange, now: Date) => Promise<void>) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const record of event.Records) {
      const sequence = record.dynamodb?.SequenceNumber ?? '';
      try {
        await react(toChange(record), clock.now());
      } catch (error) {
        log.error('following failed', error, { sequence });
        return { batchItemFailures: [{ itemIdentifier: sequence }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

export function toChange({ dynamodb }: DynamoDBRecord): RowChange {
  const read = (image: unknown) => (image ? unmarshall(image as Record<string, AttributeValue>) : undefined);
  return { before: read(dynamodb?.OldImage), after: read(dynamodb?.NewImage) };
}
