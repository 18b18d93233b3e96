import middy from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import type { HttpEvent } from '#lambdas/kernel/http/actor.ts';
import { httpOutcome } from '#lambdas/kernel/http/http-outcome.ts';
import { problemResult } from '#lambdas/kernel/http/problems.ts';
import type { HttpHandler } from '#lambdas/kernel/http/serve.ts';
import { asInvocation } from '#lambdas/kernel/observability/invocation.ts';
import { measure } from '#lambdas/kernel/observability/measure.ts';
import { provider } from '../provider/stripe.ts';
import { effectsOn } from './effects.ts';
import { createIntake } from './intake.ts';
import { receive } from './receive.ts';

const takeIn = createIntake({ table: table(), effects: effectsOn(table()), due: createDueIndex(table()) });

function outcomeOf({ event, response }: middy.Request<HttpEvent, HttpResult>) {
  const ended = httpOutcome(response);
  const notTaken = ended.outcome === 'ok' ? 0 : 1;
  return { name: event.rawPath, requestId: event.requestContext.requestId, ...ended, notTaken };
}

/** Takes in what the payment provider says happened. */
export const handler: HttpHandler = asInvocation(
  middy<HttpEvent, HttpResult>({ timeoutEarlyInMillis: 0 })
    .use(measure('webhook', outcomeOf))
    .use({
      onError: (request) => {
        const { error, event } = request;
        request.response = problemResult(error, event.requestContext.requestId, 'webhook');
      },
    })
    .handler(async (event) => receive(event, { provider: await provider(), takeIn, now: clock.now() })),
);
