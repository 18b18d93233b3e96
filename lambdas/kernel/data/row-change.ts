import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';

/** One committed change of a row; `before` is absent for a new row, `after` for a deleted one. */
export interface RowChange {
  readonly before: Record<string, unknown> | undefined;
  readonly after: Record<string, unknown> | undefined;
}

export function toChange({ dynamodb }: DynamoDBRecord): RowChange {
  const read = (image: unknown) => (image ? unmarshall(image as Record<string, AttributeValue>) : undefined);
  return { before: read(dynamodb?.OldImage), after: read(dynamodb?.NewImage) };
}
