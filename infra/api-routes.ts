import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { apiPrefix, type Method, type Operation } from '#shared/contract/operation.ts';

/** A route of the HTTP API, to the function that answers it. */
export interface ApiRoute {
  readonly method: Method | 'ANY';
  /** With the prefix of the API. */
  readonly path: string;
  /** Without, the gateway refuses callers without a token. */
  readonly isPublic: boolean;
  /** What stands behind it; several where they share a route. */
  readonly operations: readonly Operation[];
}

/** The key by which the HTTP API names a route. */
export const keyOf = ({ method, path }: Pick<ApiRoute, 'method' | 'path'>): string => `${method} ${path}`;

/**
 * The routes that a function answers. An API holds 300 routes
 * (https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html), so what a function gathers under a
 * prefix stands behind two of them: the prefix, and all that follows it.
 */
export function apiRoutesOf({ serves, gathers = [] }: Pick<FunctionSpec, 'serves' | 'gathers'>): ApiRoute[] {
  const operations: Operation[] = Object.values(serves?.operations ?? {});
  const prefixOf = ({ access, path }: Operation) =>
    access === 'public' ? undefined : gathers.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  const alone = operations.filter((operation) => !prefixOf(operation));
  return [
    ...alone.map((operation) => ({
      method: operation.method,
      path: `${apiPrefix}${operation.path}`,
      isPublic: operation.access === 'public',
      operations: [operation],
    })),
    ...gathers.flatMap((prefix) => {
      const under = operations.filter((operation) => prefixOf(operation) === prefix);
      const at = under.filter(({ path }) => path === prefix);
      return [gather(prefix, at), gather(`${prefix}/{proxy+}`, without(under, at))];
    }),
  ].filter((route) => route.operations.length > 0);
}

const gather = (path: string, operations: readonly Operation[]): ApiRoute => ({
  method: 'ANY',
  path: `${apiPrefix}${path}`,
  isPublic: false,
  operations,
});

const without = (all: readonly Operation[], some: readonly Operation[]) => all.filter((one) => !some.includes(one));
