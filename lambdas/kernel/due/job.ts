import type { Context } from 'aws-lambda';
import { framed } from '../observability/framed.ts';

/** What a schedule sends. */
export interface JobEvent {
  readonly job: string;
}

type JobHandler<Result> = (event: JobEvent, context: Context) => Promise<Result>;

/** Builds the Lambda handler of a job. It runs again and again, and twice at once where it is slow. */
export const job = <Result>(work: () => Promise<Result>): JobHandler<Result> =>
  framed('job', ({ job: name }) => ({ name }), work);
