import type { Step } from './call.ts';
import { problemResult } from './problems.ts';

/** Turns what any step throws into a problem response (RFC 9457). */
export const answerProblems = (): Step => ({
  // Set rather than answered, so that the steps before it see the answer too.
  onError: (request) => {
    const { error, event, context } = request;
    request.response = problemResult(error, event.requestContext.requestId, context.call?.id);
  },
});
