import type { JobEvent } from '../due/job.ts';
import type { Handler, Part } from './part.ts';

/** Runs the job that a schedule names. */
export const dispatch =
  (parts: readonly Part<JobEvent, unknown>[]): Handler<JobEvent> =>
  async (event, context) => {
    const part = parts.find(({ answers }) => answers.includes(event.job));
    if (!part) throw new Error(`There is no job ${event.job}`);
    return (await part.load()).handler(event, context);
  };
