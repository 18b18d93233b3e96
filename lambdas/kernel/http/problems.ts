import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { bodyOf, Problem, statusOf } from '#shared/contract/errors.ts';
import { isContention } from '../data/conditions.ts';
import { log } from '../observability/log.ts';

/** Turns whatever was thrown into a problem response (RFC 9457); logs what the caller must not see. */
export function problemResult(error: unknown, requestId: string, operation?: string): HttpResult {
  const problem = toProblem(error);
  const status = statusOf(problem);
  // Contention is an answer to a crowd, counted by its status.
  if (status >= 500 && !isContention(error))
    log.error('request failed', error, { requestId, ...(operation && { operation }), status, code: problem.code });
  const retryAfter = problem.detail.retryAfterSeconds;
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    },
    body: JSON.stringify(bodyOf(problem, requestId)),
  };
}

/** What the caller may see of anything that was thrown. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return isContention(error) ? new Problem('server.busy', { retryAfterSeconds: 1 }) : new Problem('server.failed');
}
