import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { clock } from '#lambdas/kernel/clock.ts';
import { sweepExpired } from './sweep-expired.ts';

/** DynamoDB promises days; this is soon enough to be seen. */
const everyMs = 5 * 60_000;

/** Sweeps expired rows now and then. The answer sweeps at once. */
export function startSweeping(client: DynamoDBClient, table: string, undo: (() => unknown)[]): () => Promise<void> {
  const sweep = async () => {
    await sweepExpired(client, table, clock.now()).catch((error: unknown) => console.error(error));
  };
  const timer = setInterval(() => void sweep(), everyMs);
  undo.push(() => {
    clearInterval(timer);
    client.destroy();
  });
  return sweep;
}
