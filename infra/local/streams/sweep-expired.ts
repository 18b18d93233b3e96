import { DeleteItemCommand, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { tableShape } from '#infra/table-shape.ts';

/**
 * DynamoDB's time to live, which the embedded engine lacks: deletes rows whose time has passed. Nothing in the product
 * depends on it having run (promise P42). Answers how many it deleted.
 */
export async function sweepExpired(client: DynamoDBClient, TableName: string, now: Date): Promise<number> {
  const { partitionKey, sortKey, timeToLive } = tableShape;
  const condition = {
    ExpressionAttributeNames: { '#expires': timeToLive },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now.getTime() / 1000)) } },
  };
  const pages = paginateScan(
    { client },
    {
      TableName,
      FilterExpression: '#expires < :now',
      ProjectionExpression: '#pk, #sk',
      ...condition,
      ExpressionAttributeNames: { ...condition.ExpressionAttributeNames, '#pk': partitionKey, '#sk': sortKey },
    },
  );
  let deleted = 0;
  for await (const { Items = [] } of pages) {
    for (const Key of Items) {
      // A writer may have given the row more time since it was read.
      const command = new DeleteItemCommand({ TableName, Key, ConditionExpression: '#expires < :now', ...condition });
      deleted += await client.send(command).then(
        () => 1,
        (error: Error) => ignoreCondition(error),
      );
    }
  }
  return deleted;
}

function ignoreCondition(error: Error): number {
  if (error.name !== 'ConditionalCheckFailedException') throw error;
  return 0;
}
