import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import { readWholeBatches } from '#lambdas/kernel/messages/whole-batches.ts';

const names = ['ana', 'bo', 'cy'];

interface Batch {
  readonly RequestItems: { readonly rovers: { readonly Keys: readonly { readonly pk: { readonly S: string } }[] } };
}

/** A client whose table answers so many of what is asked, once for each number. */
function aClient(answered: readonly number[]) {
  const asked: string[][] = [];
  const handle = async ({ body }: { readonly body: string }) => {
    const { Keys } = (JSON.parse(body) as Batch).RequestItems.rovers;
    const most = answered[asked.length] ?? Keys.length;
    asked.push(Keys.map(({ pk }) => pk.S));
    const left = Keys.slice(most);
    const answer = {
      Responses: { rovers: Keys.slice(0, most) },
      UnprocessedKeys: left.length > 0 ? { rovers: { Keys: left } } : {},
    };
    return { response: { statusCode: 200, headers: {}, body: Buffer.from(JSON.stringify(answer)) } };
  };
  const client = new DynamoDBClient({
    region: 'local',
    credentials: { accessKeyId: 'a', secretAccessKey: 's' },
    requestHandler: { handle } as never,
  });
  const retry = createRetry({ tries: 3, wait: async () => undefined });
  return { asked, client: DynamoDBDocumentClient.from(readWholeBatches(client, retry)) };
}

async function read(answered: readonly number[]) {
  const { asked, client } = aClient(answered);
  const Keys = names.map((pk) => ({ pk }));
  const { Responses } = await client.send(new BatchGetCommand({ RequestItems: { rovers: { Keys } } }));
  return { found: Responses?.rovers?.map(({ pk }) => pk), asked };
}

it('asks once where everything is answered', async () => {
  expect(await read([3])).toEqual({ found: names, asked: [names] });
});

it('asks again for what a busy table left out, and answers all of it', async () => {
  expect(await read([1, 0])).toEqual({ found: names, asked: [names, ['bo', 'cy'], ['bo', 'cy']] });
});

it('ends as throttling does where something is left out to the end', async () => {
  await expect(read([2, 0, 0])).rejects.toThrow('A batch was answered in part');
});
