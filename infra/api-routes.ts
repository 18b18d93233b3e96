import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { type Operation, prefixOf } from '#shared/contract/operation.ts';
import { operationsOf } from './function-parts.ts';

/** A route of the HTTP API for any method, to the function that answers it. */
export interface ApiRoute {
  /** With the prefix of the API. */
  readonly path: string;
  /** Without, the gateway refuses callers without a token. */
  readonly isPublic: boolean;
  /** What stands behind it. */
  readonly operations: readonly Operation[];
}

/** The key by which the HTTP API names a route. */
export const keyOf = ({ path }: Pick<ApiRoute, 'path'>): string => `ANY ${path}`;

/**
 * The routes that a function answers: one for what takes a token and one for what takes none, and one more for each where
 * an operation is at the very top. An operation that is added brings none.
 * @throws {Error} where an operation is not under the function's own path
 */
export function apiRoutesOf(spec: Pick<FunctionSpec, 'name' | 'serves' | 'under'>): ApiRoute[] {
  const operations = operationsOf(spec);
  const { under = '/' } = spec;
  const astray = operations.find(({ path }) => path !== under && !path.startsWith(`${under}/`));
  if (astray) throw new Error(`${astray.path} is served by ${spec.name}, which answers under ${under}`);
  return [true, false].flatMap((isPublic) => {
    const behind = operations.filter(({ access }) => (access === 'public') === isPublic);
    const prefix = prefixOf(isPublic ? 'public' : 'signedIn');
    const top = behind.filter(({ path }) => path === under);
    const below = behind.filter(({ path }) => path !== under);
    return [
      { path: `${prefix}${under}`, isPublic, operations: top },
      { path: `${prefix}${under}/{proxy+}`, isPublic, operations: below },
    ].filter((route) => route.operations.length > 0);
  });
}
