import type { FunctionSpec } from '#lambdas/kernel/function.ts';

/** The stacks that functions live in, in the order they are built: each sees only what those before it made. */
export type Home = 'identity' | 'functions' | 'api' | 'async' | 'jobs';

/**
 * Each function lives with what calls it.
 * @throws {Error} when callers of two stacks share a function: answering people and working for later scale and fail apart
 */
export function homeOf(spec: FunctionSpec): Home {
  const callers: Readonly<Record<Home, boolean>> = {
    identity: Boolean(spec.answersIdentity),
    functions: Boolean(spec.serves ?? spec.renders),
    api: Boolean(spec.servesSocket),
    async: Boolean(spec.listensTo ?? spec.follows ?? spec.hearsMail),
    jobs: Boolean(spec.runs),
  };
  const [home, ...others] = (Object.keys(callers) as Home[]).filter((each) => callers[each]);
  if (!home) throw new Error(`Nothing calls the function ${spec.name}.`);
  if (others.length > 0) throw new Error(`The function ${spec.name} has callers of ${home} and ${others.join(', ')}.`);
  return home;
}
