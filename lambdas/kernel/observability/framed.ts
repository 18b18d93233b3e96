import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { asInvocation } from './invocation.ts';
import { type Described, measure } from './measure.ts';
import type { WorkKind } from './metrics.ts';

/** Builds a Lambda handler around work that needs no other step than to be measured. */
export const framed = <Event, Result>(
  kind: WorkKind,
  describe: (event: Event) => Described,
  work: (event: Event) => Promise<Result>,
): ((event: Event, context: Context) => Promise<Result>) =>
  asInvocation(
    middy<Event, Result>({ timeoutEarlyInMillis: 0 })
      .use(measure(kind, ({ event }: middy.Request<Event>) => describe(event)))
      .handler(work),
  );
