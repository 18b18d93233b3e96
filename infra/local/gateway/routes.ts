import { type Contract, type Operation, routeKey } from '#shared/contract/operation.ts';
import { createPathMatcher } from '#shared/contract/path-pattern.ts';

/** One operation as the gateway sees it. */
interface Route {
  readonly key: string;
  readonly operation: Operation;
  /** The name of the contract, and so of the function that serves it. */
  readonly contract: string;
}

interface MatchedRoute {
  readonly route: Route;
  /** Decoded. */
  readonly pathParameters: Readonly<Record<string, string>>;
}

/** Finds the operation of a request. */
export function createRouter(contracts: readonly Contract[]) {
  const find = createPathMatcher(
    contracts.flatMap(({ name, operations }) =>
      Object.values(operations).map((operation) => {
        const key = routeKey(operation);
        const path = key.slice(operation.method.length + 1);
        return { method: operation.method, path, to: { key, operation, contract: name } };
      }),
    ),
  );
  return (method: string, pathname: string): MatchedRoute | undefined => {
    const found = find(method, pathname);
    return found && { route: found.to, pathParameters: found.pathParameters };
  };
}
