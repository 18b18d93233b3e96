import type { APIGatewayProxyStructuredResultV2 as HttpResult } from 'aws-lambda';
import { type Account, createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import {
  apiPrefix,
  type Contract,
  type Operation,
  type Output,
  type Parsed,
  routeKey,
} from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import type { IdKind } from '#shared/ids.ts';
import { clock } from '../clock.ts';
import { idFrom, newId } from '../data/new-id.ts';
import { table } from '../data/table.ts';
import { actingAs } from './acting.ts';
import { type Actor, type HttpEvent, readActor } from './actor.ts';
import { checkAccount, checkScope, checkSignedIn, type Scopes } from './authorize.ts';
import { createIdempotency, readKey } from './idempotency.ts';
import { problemResult } from './problems.ts';
import { createRateLimit } from './rate-limit.ts';
import { readInput } from './read-input.ts';
import { sourceOf } from './source.ts';

/** What every implementation is given besides its input. */
export interface Caller {
  /** Undefined only for public operations. */
  readonly actor: Actor | undefined;
  readonly account: Account | undefined;
  /** Where the request came from, as limits of strangers count it. */
  readonly source: string;
  readonly now: Date;
  /** Under an Idempotency-Key always the same ids, so that a repeated request cannot make a second thing. */
  readonly newId: (kind: IdKind) => string;
}

/** One function per operation; a contract with an operation missing here does not compile. */
export type Implementations<C extends Contract> = {
  [Id in keyof C['operations']]: (
    input: Parsed<C['operations'][Id]>,
    caller: Caller,
  ) => Promise<Output<C['operations'][Id]>>;
};

type Implement = (input: unknown, caller: Caller) => Promise<unknown>;
interface Route {
  readonly id: string;
  readonly operation: Operation;
  readonly implement: Implement;
}

/** What serving reads and writes itself. Made once, at the first call: making an entity costs more than a request. */
let made: ReturnType<typeof makeRows> | undefined;
const makeRows = () => ({
  accounts: createAccountReader(table()),
  limits: createRateLimit(table()),
  keys: createIdempotency(table()),
});
function rows() {
  made ??= makeRows();
  return made;
}

export type HttpHandler = (event: HttpEvent) => Promise<HttpResult>;

/** Builds the Lambda handler that serves a contract. The gateway has matched the route and verified the token. */
export function serve<C extends Contract>(
  contract: C,
  implementations: Implementations<C>,
  scopes: Scopes = {},
): HttpHandler {
  const routes = new Map<string, Route>(
    Object.entries(contract.operations).map(([id, operation]) => [
      routeKey(operation),
      { id, operation, implement: implementations[id] as unknown as Implement },
    ]),
  );
  const findGathered = createPathMatcher(
    [...routes.values()].map((route) => ({
      method: route.operation.method,
      path: `${apiPrefix}${route.operation.path}`,
      to: route,
    })),
  );
  /** Behind a route that operations share, the gateway has not said which of them is meant. */
  const find = (event: HttpEvent) => {
    const to = routes.get(event.routeKey);
    if (to) return { to, event };
    const found = findGathered(event.requestContext.http.method, event.rawPath);
    return found && { to: found.to, event: { ...event, pathParameters: found.pathParameters } };
  };
  return async (event) => {
    const { requestId } = event.requestContext;
    const found = find(event);
    try {
      if (!found) throw new Problem('route.notFound');
      return await answer(found.to, found.event, scopes);
    } catch (error) {
      return problemResult(error, requestId, found?.to.id);
    }
  };
}

/** The order of refusals is fixed: 401, 400, e-mail, profile, 404, 403, 409 (reliability 2.9). */
async function answer({ id, operation, implement }: Route, event: HttpEvent, scopes: Scopes): Promise<HttpResult> {
  const now = clock.now();
  const actor = readActor(event);
  const account = actor && (await rows().accounts.find(actor.userId));
  checkSignedIn(operation.access, actor, account);
  const key = operation.creates ? readKey(event) : undefined;
  const input = readInput(operation, event, now);
  checkAccount(operation.access, account);
  await checkScope(operation.access, actor, input, scopes);
  const source = sourceOf(event.requestContext.http.sourceIp);
  const who = actor?.userId ?? source;
  const caller: Caller = {
    actor,
    account,
    source,
    now,
    newId: (kind) => (key ? idFrom(kind, who, id, key) : newId(kind, now)),
  };
  const work = async () => {
    if (operation.limit) await rows().limits.count(who, id, operation.limit, now);
    return respond(operation, await actingAs(actor?.userId, () => implement(input, caller)));
  };
  return key ? rows().keys.once({ who, operation: id, key, input, now }, work) : work();
}

function respond(operation: Operation, output: unknown): HttpResult {
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

function cacheRule({ cacheSeconds, browserSeconds = cacheSeconds }: Operation): string {
  if (!cacheSeconds) return 'no-store';
  const rule = `public, max-age=${browserSeconds}`;
  return browserSeconds === cacheSeconds ? rule : `${rule}, s-maxage=${cacheSeconds}`;
}

/** The signed-in caller of an operation that is not public. */
export function actorOf({ actor }: Caller): Actor {
  if (!actor) throw new Problem('auth.required');
  return actor;
}
