import type { AttributeValue, _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';

/** The attribute in which ElectroDB keeps the name of a row's entity. */
const entityAttribute = '__edb_e__';

/** What a row is, whether it came, changed or went. */
export function entityOf({ dynamodb }: StreamRecord): string | undefined {
  const image: Record<string, AttributeValue> | undefined = dynamodb?.NewImage ?? dynamodb?.OldImage;
  return image?.[entityAttribute]?.S;
}

/** A record as a function is given it: times in seconds, and where it came from. */
export function toLambdaRecord({ dynamodb = {}, ...record }: StreamRecord, streamArn: string): DynamoDBRecord {
  const { ApproximateCreationDateTime: at, ...change } = dynamodb;
  return {
    ...record,
    eventSource: 'aws:dynamodb',
    eventSourceARN: streamArn,
    dynamodb: { ...change, ...(at && { ApproximateCreationDateTime: at.getTime() / 1000 }) },
  } as DynamoDBRecord;
}
