import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';

/** What an invocation has met and used so far. */
export interface Tally {
  readonly startedAt: number;
  /** Failures that were not expected, caught or not: each is a line of level `error`, or the error that ended the invocation. */
  problems: number;
  readUnits: number;
  writeUnits: number;
  /** How late the oldest due work was that a job found. */
  dueAgeMs?: number;
}

interface Invocation {
  traceId: string;
  readonly tally: Tally;
}

const invocations = new AsyncLocalStorage<Invocation>();

/** 32 hexadecimal digits, as a W3C trace context has them. */
const newTraceId = (): string => randomUUID().replaceAll('-', '');

const newTally = (): Tally => ({ startedAt: performance.now(), problems: 0, readUnits: 0, writeUnits: 0 });

/** Makes each call of a handler an invocation: what happens in it is counted together, and belongs to one trace. */
export const asInvocation =
  <Event, Result>(handler: (event: Event, context: Context) => Promise<Result>) =>
  (event: Event, context: Context): Promise<Result> =>
    invocations.run({ traceId: newTraceId(), tally: newTally() }, () => handler(event, context));

/** The trace of what is being done; undefined outside an invocation. */
export const traceId = (): string | undefined => invocations.getStore()?.traceId;

/** The same as a member of a row, which tells what follows from it. */
export function traceFields(): { readonly traceId?: string } {
  const id = traceId();
  return id ? { traceId: id } : {};
}

/** What the present invocation counts, if there is one. */
export const tally = (): Tally | undefined => invocations.getStore()?.tally;

/** The whole invocation goes on with a trace that began elsewhere. */
export function joinTrace(id: string | undefined): void {
  const invocation = invocations.getStore();
  if (invocation && id) invocation.traceId = id;
}

/** Does a part of an invocation's work that goes on with a trace of its own, or begins one. */
export const inTrace = <Result>(id: string | undefined, work: () => Result): Result =>
  invocations.run({ traceId: id ?? newTraceId(), tally: tally() ?? newTally() }, work);
