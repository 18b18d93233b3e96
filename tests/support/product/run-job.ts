import type { Context } from 'aws-lambda';
import type { JobEvent } from '#lambdas/kernel/due/job.ts';
import { aContext } from './a-context.ts';

/** Runs a job as its schedule does. */
export const runJob = <Result>(handler: (event: JobEvent, context: Context) => Promise<Result>): Promise<Result> =>
  handler({ job: 'a-job-of-a-test' }, aContext());
