import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { silentLogger } from '#lambdas/kernel/observability/silent-logger.ts';
import type { Checkpoints } from './checkpoints.ts';
import type { BatchTarget } from './deliver-batch.ts';
import { type Follower, startFollower } from './follower.ts';

export interface FollowersOptions {
  readonly functions: readonly FunctionSpec[];
  readonly endpoint: string;
  readonly streamArn: string;
  readonly checkpoints: Checkpoints;
  readonly invoke: BatchTarget['invoke'];
  readonly bury: (follower: string, event: object, error: string) => void;
}

/** Every function that follows rows, each at its own place in the stream; as one. */
export function startFollowers(options: FollowersOptions): Follower {
  const { functions, endpoint, streamArn: arn, checkpoints, invoke, bury } = options;
  const client = new DynamoDBStreamsClient({ endpoint, maxAttempts: 1, logger: silentLogger });
  const followers = functions
    .filter(({ follows }) => follows)
    .map((spec) =>
      startFollower(
        spec,
        { client, arn, checkpoints },
        { name: spec.name, invoke, giveUp: (record, error) => bury(spec.name, { Records: [record] }, error) },
      ),
    );
  return {
    poke: () => {
      for (const follower of followers) follower.poke();
    },
    busy: () => followers.some((follower) => follower.busy()),
    close: async () => {
      await Promise.all(followers.map((follower) => follower.close()));
      client.destroy();
    },
  };
}
