import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { Session } from './connect-states.ts';

/** The session of a call. A token of an older sign-in names none; the time of the sign-in stands for it. */
export function sessionOf(caller: Caller): Session {
  const { userId, sessionId, signedInAt } = actorOf(caller);
  return { userId, sessionId: sessionId ?? signedInAt.toISOString() };
}
