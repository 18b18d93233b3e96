import { setTimeout as sleep } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { functions } from '#lambdas/functions.ts';
import { clock } from '#lambdas/kernel/clock.ts';
import { startDispatcher } from './bus/dispatcher.ts';
import type { Journal } from './bus/journal.ts';
import type { DataFolder } from './data/data-folder.ts';
import type { Settings } from './data/settings.ts';
import { tableName, uploadBucket } from './environment.ts';
import type { Invoke } from './functions/invoke.ts';
import type { Outlast } from './functions/outlasting.ts';
import { type Scheduler, startScheduler } from './jobs/scheduler.ts';
import { createTimeTravel, type TimeTravel } from './jobs/time-travel.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { sweepIncoming } from './objects/sweep-incoming.ts';
import { createCheckpoints } from './streams/checkpoints.ts';
import { startFollowers } from './streams/start-followers.ts';
import { sweepExpired } from './streams/sweep-expired.ts';
import type { LocalStripe } from './stripe/local-stripe.ts';
import type { Undo } from './undo.ts';

/** DynamoDB and S3 promise days; this is soon enough to be seen. */
const everyMs = 5 * 60_000;

/** Sweeps what has expired now and then. The answer sweeps at once. */
function startSweeping(brooms: readonly (() => unknown)[], undo: (() => unknown)[]): () => Promise<void> {
  const sweep = async () => {
    for (const broom of brooms) {
      try {
        await broom();
      } catch (error) {
        console.error(error);
      }
    }
  };
  const timer = setInterval(() => void sweep(), everyMs);
  undo.push(() => clearInterval(timer));
  return sweep;
}

export interface WorkersOptions {
  readonly data: DataFolder;
  readonly settings: Settings;
  readonly journal: Journal;
  readonly endpoint: string;
  readonly streamArn: string;
  readonly invoke: Invoke;
  readonly outlast: Outlast;
  readonly objects: ObjectStore;
  readonly stripe: LocalStripe;
}

export interface Workers {
  readonly scheduler: Scheduler;
  readonly time: TimeTravel;
  /** Has all workers look for work now. */
  readonly poke: () => void;
  /** Waits until everything that was written has had its consequences. */
  readonly settle: () => Promise<void>;
}

/** Everything that happens without being asked: deliveries, followers of rows, jobs, the sweep. */
export function startWorkers(options: WorkersOptions, undo: Undo): Workers {
  const { data, settings, journal, endpoint, streamArn, outlast, objects, stripe } = options;
  const invoke: Invoke = (name, event) => outlast(() => options.invoke(name, event));
  const dispatcher = startDispatcher(journal, invoke);
  undo.push(dispatcher.close);
  const followers = startFollowers({
    functions,
    endpoint,
    streamArn,
    checkpoints: createCheckpoints(data.state),
    invoke,
    bury: (follower, event, error) => journal.bury(follower, event, error, clock.now()),
  });
  undo.push(followers.close);
  const client = new DynamoDBClient({ endpoint });
  undo.push(() => client.destroy());
  const sweepRows = () => outlast(() => sweepExpired(client, tableName, clock.now()));
  const sweepFiles = () => outlast(() => sweepIncoming(objects, uploadBucket, clock.now()));
  const sweep = startSweeping([sweepRows, sweepFiles], undo);
  const scheduler = startScheduler(functions, invoke, { settings, outlast });
  undo.push(scheduler.close);
  const settle = () => untilQuiet(() => followers.busy() || dispatcher.busy() || stripe.busy());
  const sweepAndSettle = async () => {
    await sweep();
    await settle();
  };
  // The provider first: what came due there is what jobs look at.
  const runDue = async () => {
    await stripe.run();
    await scheduler.runDue();
  };
  return {
    scheduler,
    time: createTimeTravel(settings, { ...scheduler, runDue, settle: sweepAndSettle }),
    settle,
    poke: () => {
      followers.poke();
      dispatcher.poke();
    },
  };
}

const settleMs = 30_000;
const lookMs = 25;

/** Quiet means quiet twice in a row: between two looks the last delivery may have written something new. */
async function untilQuiet(isBusy: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + settleMs;
  for (let calm = 0; calm < 2 && Date.now() < giveUpAt; ) {
    await sleep(lookMs);
    calm = isBusy() ? 0 : calm + 1;
  }
}
