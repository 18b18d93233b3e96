import { Problem } from '#shared/contract/errors.ts';
import { type Contract, routeKey } from '#shared/contract/operation.ts';
import { clock } from '../clock.ts';
import type { Scopes } from './authorize.ts';
import type { Route, Step } from './call.ts';
import { sourceOf } from './source.ts';

/** Finds the operation that a request is for, by its route: the function has found which that is. @throws {Problem} route.notFound */
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
  return {
    before: (request) => {
      const { event } = request;
      const found = routes.get(event.routeKey);
      if (!found) throw new Problem('route.notFound');
      request.context.call = {
        ...found,
        now: clock.now(),
        source: sourceOf(event.requestContext.http.sourceIp),
      };
    },
  };
}
