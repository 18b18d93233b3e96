import { setTimeout as sleep } from 'node:timers/promises';

/** A part of the product in a process of its own. */
export interface Running {
  /** Settles, with the last thing it said, when the process has ended. */
  readonly ended: Promise<string>;
  readonly close: () => Promise<void>;
}

/** What happens around a part that may end. */
export interface Supervision {
  readonly tell: (line: string) => void;
  /** Waits until there is room on the disk: without room no start can succeed. */
  readonly room: () => Promise<void>;
  /** Called once, after the last try, with what to say. */
  readonly giveUp: (line: string) => void;
  /** After the first failure; each further wait is twice as long. */
  readonly firstWaitMs?: number;
  /** What ran this long was well: its failures count anew. A part that is killed now and then can run. */
  readonly steadyMs?: number;
}

export interface KeptRunning<Part> {
  readonly current: () => Part;
  /** Waits while the part is started again; not while it runs, nor once it is closed or given up. */
  readonly up: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** So many ends in a row, and the part is given up. */
const mostFailures = 6;
const defaultFirstWaitMs = 100;
const defaultSteadyMs = 500;

/**
 * Starts a part and starts it again whenever it ends, after longer and longer waits, until it has ended or failed to
 * start six times in a row.
 * @throws what the last try throws, when the part never came up.
 */
export async function keepRunning<Part extends Running>(
  name: string,
  start: () => Promise<Part>,
  supervision: Supervision,
): Promise<KeptRunning<Part>> {
  const kept: Kept<Part> = { name, start, supervision, failures: 0, closed: false };
  let current = await startAgain(kept);
  const watch = async () => {
    while (!kept.closed) {
      await untilEnded(kept, current);
      if (!kept.closed) current = await startAgain(kept);
      isBack(kept);
    }
    await current.close();
  };
  const watching = watch().catch((error: unknown) => {
    isBack(kept);
    const reason = error instanceof Error ? error.message : String(error);
    supervision.giveUp(`${name} does not stay up, so the product stops. Your data is kept. ${reason}`.trim());
  });
  return {
    current: () => current,
    up: async () => kept.away?.promise,
    close: async () => {
      kept.closed = true;
      await current.close();
      await watching;
    },
  };
}

interface Kept<Part> {
  readonly name: string;
  readonly start: () => Promise<Part>;
  readonly supervision: Supervision;
  failures: number;
  closed: boolean;
  /** Settles when the part is back, or given up; only while it is away. */
  away?: PromiseWithResolvers<void> | undefined;
}

function isBack(kept: Pick<Kept<unknown>, 'away'>): void {
  kept.away?.resolve();
  kept.away = undefined;
}

/** Waits for the end of a part, says it, and counts it unless the part ran well for a while. */
async function untilEnded<Part extends Running>(kept: Kept<Part>, part: Part): Promise<void> {
  const { steadyMs = defaultSteadyMs } = kept.supervision;
  const startedAt = Date.now();
  const reason = await part.ended;
  if (kept.closed) return;
  kept.away = Promise.withResolvers();
  if (Date.now() - startedAt >= steadyMs) kept.failures = 0;
  await afterFailure(kept, new Error(reason), `${kept.name} ended and is started again.`);
}

async function startAgain<Part>(kept: Kept<Part>): Promise<Part> {
  for (;;) {
    await kept.supervision.room();
    try {
      return await kept.start();
    } catch (error) {
      if (kept.closed) throw error;
      await afterFailure(kept, error, `${kept.name} did not start and is tried again.`);
    }
  }
}

async function afterFailure<Part>(kept: Kept<Part>, error: unknown, line: string): Promise<void> {
  kept.failures += 1;
  if (kept.failures >= mostFailures) throw error;
  const { tell, firstWaitMs = defaultFirstWaitMs } = kept.supervision;
  tell(`${line} (${kept.failures} of ${mostFailures - 1})`);
  await sleep(firstWaitMs * 2 ** (kept.failures - 1));
}
