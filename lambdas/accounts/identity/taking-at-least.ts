import { clock } from '#lambdas/kernel/clock.ts';

/**
 * Lets work take at least so long, failed or not, so that the time of an answer does not tell which way it went. The
 * floor lies above what the work usually takes.
 */
export async function takingAtLeast<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), clock.wait(ms)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
