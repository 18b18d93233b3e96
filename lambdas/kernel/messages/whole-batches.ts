import type { BatchGetItemCommandInput, BatchGetItemCommandOutput, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { contention } from '../data/conditions.ts';
import { createRetry } from '../data/retry.ts';

type Responses = NonNullable<BatchGetItemCommandOutput['Responses']>;

/**
 * Lets a client answer every batch that it reads whole. A busy table answers in part and says what it left out; to code that
 * read, that would look as if it were not there. What is still left out after all tries ends as throttling does.
 */
export function readWholeBatches(client: DynamoDBClient, retry = createRetry()): DynamoDBClient {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName !== 'BatchGetItemCommand') return next(args);
        const found: Responses = {};
        const input = { ...args.input } as BatchGetItemCommandInput;
        return retry(async () => {
          const result = await next({ ...args, input });
          const output = result.output as BatchGetItemCommandOutput;
          gather(found, output.Responses);
          input.RequestItems = output.UnprocessedKeys;
          if (Object.keys(input.RequestItems ?? {}).length > 0) throw contention('A batch was answered in part');
          output.Responses = found;
          return result;
        });
      },
    { step: 'initialize' },
  );
  return client;
}

function gather(found: Responses, more: Responses = {}): void {
  for (const [name, rows] of Object.entries(more)) found[name] = [...(found[name] ?? []), ...rows];
}
