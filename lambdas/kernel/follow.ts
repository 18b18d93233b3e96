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

interface FollowOptions {
  /**
   * Hands over several changes of one row that arrive together as one, from before the first to after the last: for
   * those who care what a row is and not what it was on the way.
   */
  readonly merged?: boolean;
}

/** A change and the record that it starts with. */
interface Step {
  readonly sequence: string;
  readonly change: RowChange;
}

/**
 * Builds the Lambda handler of a function that follows rows in the table's stream. Changes of one row come in commit
 * order; the first that fails is reported, and the stream starts again from there (ReportBatchItemFailures).
 */
export function follow(react: (change: RowChange, now: Date) => Promise<void>, { merged = false }: FollowOptions = {}) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const groups = merged ? byRow(event.Records) : event.Records.map((record) => [record]);
    for (const { sequence, change } of groups.map(toStep)) {
      try {
        await react(change, clock.now());
      } catch (error) {
        log.error('following failed', error, { sequence });
        return { batchItemFailures: [{ itemIdentifier: sequence }] };
      }
    }
    return { batchItemFailures: [] };
  };
}

function byRow(records: readonly DynamoDBRecord[]): DynamoDBRecord[][] {
  return [
    ...Map.groupBy(records, ({ dynamodb }) => JSON.stringify(Object.entries(dynamodb?.Keys ?? {}).sort())).values(),
  ];
}

function toStep(records: readonly DynamoDBRecord[]): Step {
  const changes = records.map(toChange);
  const sequence = records[0]?.dynamodb?.SequenceNumber ?? '';
  return { sequence, change: { before: changes[0]?.before, after: changes.at(-1)?.after } };
}

export function toChange({ dynamodb }: DynamoDBRecord): RowChange {
  const read = (image: unknown) => (image ? unmarshall(image as Record<string, AttributeValue>) : undefined);
  return { before: read(dynamodb?.OldImage), after: read(dynamodb?.NewImage) };
}
