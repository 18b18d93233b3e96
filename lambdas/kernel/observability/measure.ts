import type middy from '@middy/core';
import type { Context as LambdaContext } from 'aws-lambda';
import { type Tally, tally } from './invocation.ts';
import { type LogFields, log } from './log.ts';
import { embeddedMetrics, service, type WorkKind } from './metrics.ts';

type Invoked<Event, Result, Context extends LambdaContext> = middy.Request<Event, Result, Error, Context>;

/** What a line says of the work besides what was counted. */
export type Described = Pick<
  LogFields,
  'name' | 'requestId' | 'status' | 'code' | 'messageId' | 'messageType' | 'count' | 'outcome' | 'notTaken'
>;

/**
 * A step that writes one line per invocation: what was done, how it ended, how long it took and what it used. The line is
 * the log and the metrics at once. It comes first in the list, so that it sees what all others made of the invocation.
 */
export function measure<Event, Result, Context extends LambdaContext>(
  kind: WorkKind,
  describe: (request: Invoked<Event, Result, Context>) => Described,
): middy.MiddlewareObj<Event, Result, Error, Context> {
  let coldStart = 1;
  const write = (request: Invoked<Event, Result, Context>) => {
    const counted = tally();
    if (!counted) return;
    const thrown = request.response === undefined && request.error ? request.error : undefined;
    if (thrown) counted.problems += 1;
    const line = {
      kind,
      function: request.context.functionName,
      outcome: thrown ? 'failed' : 'ok',
      ...describe(request),
      coldStart,
      ...figuresOf(counted),
    } as const;
    coldStart = 0;
    log.info('done', { _aws: embeddedMetrics(line, Date.now()), service, ...line }, thrown);
  };
  return { after: write, onError: write };
}

function figuresOf({ startedAt, problems, readUnits, writeUnits, dueAgeMs }: Tally) {
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  return { ms, problems, readUnits, writeUnits, ...(dueAgeMs !== undefined && { dueAgeMs }) };
}
