import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { tally } from './invocation.ts';

interface Answer {
  readonly ConsumedCapacity?: Consumed | readonly Consumed[];
}

interface Consumed {
  readonly CapacityUnits?: number;
}

const reads = /^(Get|BatchGet|TransactGet|Query|Scan)/;

/** Has the table say what each command used, for the metrics of the invocation that sent it. */
export function countCapacity(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const asking = { ...args.input, ReturnConsumedCapacity: 'TOTAL' };
        const result = await next({ ...args, input: asking as typeof args.input });
        const counted = tally();
        const { ConsumedCapacity = [] } = result.output as Answer;
        const unit = reads.test(commandName) ? 'readUnits' : 'writeUnits';
        if (counted) for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) counted[unit] += CapacityUnits;
        return result;
      },
    { step: 'initialize', priority: 'low' },
  );
  return client;
}
