import { Problem } from '#shared/contract/errors.ts';
import { apiPrefix, type Contract, routeKey } from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';
import { clock } from '../clock.ts';
import type { HttpEvent } from './actor.ts';
import type { Scopes } from './authorize.ts';
import type { Route, Step } from './call.ts';
import { sourceOf } from './source.ts';

/** Finds the operation that a request is for. @throws {Problem} route.notFound */
export function findOperation(
  contract: Contract,
  implementations: Readonly<Record<string, Route['implement']>>,
  scopes: Scopes,
): Step {
  const routes = new Map<string, Route>();
  for (const [id, operation] of Object.entries(contract.operations)) {
    const implement = implementations[id];
    if (implement) routes.set(routeKey(operation), { id, operation, implement, scopes });
  }
  const findGathered = createPathMatcher(
    [...routes.values()].map((route) => ({
      method: route.operation.method,
      path: `${apiPrefix}${route.operation.path}`,
      to: route,
    })),
  );
  /** Behind a route that operations share, the gateway has not said which of them is meant. */
  const find = ({ routeKey: key, pathParameters, requestContext, rawPath }: HttpEvent) => {
    const to = routes.get(key);
    return to ? { to, pathParameters } : findGathered(requestContext.http.method, rawPath);
  };
  return {
    before: (request) => {
      const { event } = request;
      const found = find(event);
      if (!found) throw new Problem('route.notFound');
      request.event = { ...event, pathParameters: found.pathParameters ?? {} };
      request.context.call = {
        ...found.to,
        now: clock.now(),
        source: sourceOf(event.requestContext.http.sourceIp),
      };
    },
  };
}
