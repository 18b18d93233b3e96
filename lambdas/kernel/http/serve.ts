import middy from '@middy/core';
import type { Context, APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { Problem } from '#shared/contract/errors.ts';
import type { Contract, Operation, Output, Parsed } from '#shared/contract/operation.ts';
import { idFrom, newId } from '../data/new-id.ts';
import { asInvocation } from '../observability/invocation.ts';
import { measure } from '../observability/measure.ts';
import { trace, traceOf } from '../observability/trace.ts';
import { actingAs } from './acting.ts';
import type { Actor, HttpEvent } from './actor.ts';
import { answerProblems } from './answer-problems.ts';
import type { AccountState, FindAccount, Scopes } from './authorize.ts';
import { type Call, type CallContext, type Caller, callOf, type Route, type StepRequest, whoCalls } from './call.ts';
import { findOperation } from './find-operation.ts';
import { httpOutcome } from './http-outcome.ts';
import { answerOncePerKey, readKey } from './idempotency.ts';
import { limitCalls } from './limits/limit-calls.ts';
import { toProblem } from './problems.ts';
import { readInput } from './read-input.ts';
import { requireAccount } from './require-account.ts';
import { requirePermission } from './require-permission.ts';
import { requireRecentFactor } from './require-recent-factor.ts';
import { requireSignedIn } from './require-signed-in.ts';

/** One function per operation; a contract with an operation missing here does not compile. */
export type Implementations<C extends Contract, Account extends AccountState> = {
  [Id in keyof C['operations']]: (
    input: Parsed<C['operations'][Id]>,
    caller: Caller<Account>,
  ) => Promise<Output<C['operations'][Id]>>;
};

export type HttpHandler = (event: HttpEvent, context: Context) => Promise<HttpResult>;

/**
 * Makes what builds the Lambda handler of a contract. Accounts are connected at the first call that needs one: making an
 * entity costs more than a request. The gateway has verified the token. The order of the steps is the order
 * of refusals: 401, second factor, 400, email, profile, 404, 403, recent factor, 409 (reliability 2.9).
 */
export const createServe =
  <Account extends AccountState>(connectAccounts: () => FindAccount<Account>) =>
  <C extends Contract>(contract: C, implementations: Implementations<C, Account>, scopes: Scopes = {}): HttpHandler =>
    asInvocation(
      middy<HttpEvent, HttpResult, Error, CallContext>({ timeoutEarlyInMillis: 0 })
        .use(trace(({ headers }: HttpEvent) => traceOf(headers.traceparent)))
        .use(measure('operation', outcomeOf))
        .use(answerProblems())
        .use(findOperation(contract, implementations as unknown as Record<string, Route['implement']>, scopes))
        .use(requireSignedIn(connectAccounts))
        .use(readKey())
        .use(readInput())
        .use(requireAccount())
        .use(requirePermission())
        .use(requireRecentFactor())
        .use(answerOncePerKey())
        .use(limitCalls())
        .handler(answer),
    );

const outcomeOf = ({ event, context, response, error }: StepRequest) => ({
  name: context.call?.id ?? 'none',
  requestId: event.requestContext.requestId,
  ...httpOutcome(response),
  ...(error && { code: toProblem(error).code }),
});

async function answer(_: HttpEvent, context: CallContext): Promise<HttpResult> {
  const call = callOf(context);
  if (call.replay) return call.replay;
  const { operation, implement, input, actor } = call;
  const output = await actingAs(actor?.userId, () => implement(input, callerOf(call)));
  const shown = operation.output.parse(output);
  return {
    statusCode: operation.creates ? 201 : 200,
    headers: {
      'content-type': operation.produces ?? 'application/json',
      'cache-control': cacheRule(operation),
    },
    body: operation.produces ? String(shown) : JSON.stringify(shown),
  };
}

function callerOf(call: Call): Caller {
  const { id, actor, account, source, now, key } = call;
  const makeId: Caller['newId'] = (kind) => (key ? idFrom(kind, whoCalls(call), id, key) : newId(kind, now));
  return { actor, account, source, now, newId: makeId };
}

function cacheRule({ cacheSeconds, browserSeconds = cacheSeconds }: Operation): string {
  if (!cacheSeconds) return 'no-store';
  const rule = `public, max-age=${browserSeconds}`;
  return browserSeconds === cacheSeconds ? rule : `${rule}, s-maxage=${cacheSeconds}`;
}

/** The signed-in caller of an operation that is not public. */
export function actorOf({ actor }: Pick<Caller, 'actor'>): Actor {
  if (!actor) throw new Problem('auth.required');
  return actor;
}
