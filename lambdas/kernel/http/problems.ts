import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { bodyOf, Problem, statusOf } from '#shared/contract/errors.ts';
import { isContention } from '../data/conditions.ts';
import { log } from '../observability/log.ts';

/** Turns whatever was thrown into a problem response (RFC 9457); logs what the caller must not see. */
export function problemResult(error: unknown, requestId: string, operation?: string): HttpResult {
  const problem = toProblem(error);
  const status = statusOf(problem);
  const fields = { requestId, ...(operation && { operation }), status, code: problem.code };
  if (status >= 500) log.error('request failed', error, fields);
  else log.info('request refused', fields);
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

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return isContention(error) ? new Problem('server.busy', { retryAfterSeconds: 1 }) : new Problem('server.failed');
}
