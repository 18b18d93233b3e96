import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';

/** How a request ended, for its line in the log. */
export function httpOutcome(response: HttpResult | null | undefined) {
  const { statusCode: status = 500 } = response ?? {};
  if (status >= 500) return { status, outcome: 'failed' } as const;
  return { status, outcome: status >= 400 ? 'refused' : 'ok' } as const;
}
