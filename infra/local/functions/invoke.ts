import { randomUUID } from 'node:crypto';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import type { FunctionCode, Handler } from './function-code.ts';
import { createTurns } from './in-turn.ts';

/** Calls a function by its name, as Lambda would. @throws what the function throws, or that it took too long. */
export type Invoke = (name: string, event: object) => Promise<unknown>;

const defaultTimeoutSeconds = 10;
/**
 * Invocations of one function at a time: as many as its client has connections to the data engine. In a crowd the rest
 * wait for their turn, as they would for an instance, and their time begins when they are served.
 */
const mostAtOnce = 50;

/** All functions in this process; each module is imported when first called. */
export function createInvoke(
  functions: readonly FunctionSpec[],
  { load: loadCode, throughEdge }: FunctionCode,
): Invoke {
  const byName = new Map(functions.map((spec) => [spec.name, spec]));
  const turns = new Map(functions.map(({ name }) => [name, createTurns(mostAtOnce)]));
  const loaded = new Map<string, Promise<Handler>>();
  const load = (spec: FunctionSpec) => {
    const known = loaded.get(spec.name);
    if (known) return known;
    const loading = loadCode(spec);
    loaded.set(spec.name, loading);
    return loading;
  };
  return async (name, event) => {
    const spec = byName.get(name);
    const inTurn = turns.get(name);
    if (!spec || !inTurn) throw new Error(`There is no function ${name}.`);
    const handler = await load(spec);
    return inTurn(() => withinTime(spec, (context) => handler(throughEdge(event), context)));
  };
}

async function withinTime(
  { name, timeoutSeconds = defaultTimeoutSeconds }: FunctionSpec,
  work: (context: object) => unknown,
): Promise<unknown> {
  const endsAt = Date.now() + timeoutSeconds * 1000;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${name} timed out after ${timeoutSeconds} seconds`)),
      timeoutSeconds * 1000,
    );
  });
  const context = {
    functionName: name,
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
  };
  try {
    return await Promise.race([work(context), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
