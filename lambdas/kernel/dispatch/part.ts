import type { Context } from 'aws-lambda';

/** The handler of one module, or of a whole function. */
export type Handler<Event = never, Result = unknown> = (event: Event, context: Context) => Promise<Result>;

/** A module of a function, and what is asked of it: routes, messages or jobs by their names. */
export interface Part<Event, Result> {
  readonly answers: readonly string[];
  readonly load: () => Promise<{ readonly handler: Handler<Event, Result> }>;
}
