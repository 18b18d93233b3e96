import type { Step } from './call.ts';
import { problemResult } from './problems.ts';

/** Turns what any step throws into a problem response (RFC 9457). */
export const answerProblems = (): Step => ({
  onError: ({ error, event, context }) => problemResult(error, event.requestContext.requestId, context.call?.id),
});
