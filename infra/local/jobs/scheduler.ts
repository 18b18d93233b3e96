import { clock } from '#lambdas/kernel/clock.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import type { Settings } from '../data/settings.ts';
import type { Invoke } from '../functions/invoke.ts';
import type { Outlast } from '../functions/outlasting.ts';
import { rateMs } from './rate.ts';

interface JobState {
  readonly name: string;
  readonly runsEvery: string;
  /** By the product's clock; absent before the first run. */
  readonly lastRunAt?: string;
  readonly lastError?: string;
}

export interface Scheduler {
  readonly jobs: () => readonly JobState[];
  /** Runs a job now. @throws what the job throws, or that there is no such job. */
  readonly run: (name: string) => Promise<void>;
  /** Runs every job that is due by the product's clock, each once, and waits for them. */
  readonly runDue: () => Promise<void>;
  /** The shortest time between two runs of any job, in milliseconds. */
  readonly shortestRateMs: number;
  readonly close: () => Promise<void>;
}

const tickMs = 1000;

interface Keeping {
  readonly settings: Settings;
  readonly outlast: Outlast;
}

/** EventBridge Scheduler by the product's clock. When each job last ran is remembered, so a restart runs none twice. */
export function startScheduler(
  functions: readonly FunctionSpec[],
  invoke: Invoke,
  { settings, outlast }: Keeping,
): Scheduler {
  const jobs = functions.flatMap(({ name: of, runs = [] }) =>
    runs.map(({ job: name, every: runsEvery }) => ({ name, runsEvery, of })),
  );
  const running = new Map<string, Promise<void>>();
  const errors = new Map<string, string>();
  const lastRun = (name: string) => Number(settings.get(`job:${name}`) ?? 0);
  const isDue = ({ name, runsEvery }: { name: string; runsEvery: string }) =>
    clock.now().getTime() >= lastRun(name) + rateMs(runsEvery);
  const start = async ({ name, of }: (typeof jobs)[number]) => {
    await running.get(name);
    const run = outlast(() => settings.set(`job:${name}`, String(clock.now().getTime())))
      .then(() => invoke(of, { job: name }))
      .then(() => void errors.delete(name))
      .finally(() => running.delete(name));
    running.set(name, run);
    return run;
  };
  const quietly = (job: (typeof jobs)[number]) =>
    start(job).catch((error: unknown) => {
      errors.set(job.name, error instanceof Error ? error.message : String(error));
      console.error(`The job ${job.name} failed.`, error);
    });
  const runDue = async () => {
    await Promise.all(jobs.filter((job) => isDue(job) && !running.has(job.name)).map(quietly));
  };
  const timer = setInterval(() => void runDue().catch((error: unknown) => console.error(error)), tickMs);
  return {
    jobs: () =>
      jobs.map(({ name, runsEvery }) => ({
        name,
        runsEvery,
        ...(lastRun(name) > 0 && { lastRunAt: new Date(lastRun(name)).toISOString() }),
        ...(errors.has(name) && { lastError: errors.get(name) ?? '' }),
      })),
    run: async (name) => {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await start(job);
    },
    runDue,
    shortestRateMs: Math.min(...jobs.map(({ runsEvery }) => rateMs(runsEvery)), rateMs('rate(1 days)')),
    close: async () => {
      clearInterval(timer);
      await Promise.allSettled(running.values());
    },
  };
}
