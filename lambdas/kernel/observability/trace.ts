import type middy from '@middy/core';
import { joinTrace } from './invocation.ts';

/** A step that goes on with the trace an event belongs to; without one, the invocation begins a trace. */
export const trace = <Event, Result>(
  find: (event: Event) => string | undefined,
): middy.MiddlewareObj<Event, Result, Error> => ({
  before: ({ event }) => joinTrace(find(event)),
});

/** The trace id of a `traceparent` header (https://www.w3.org/TR/trace-context/#traceparent-header), if it is one. */
export function traceOf(header: string | undefined): string | undefined {
  const [, id] = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(header ?? '') ?? [];
  return id && /[^0]/.test(id) ? id : undefined;
}
