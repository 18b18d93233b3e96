import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { apiPrefix } from '#shared/contract/operation.ts';

/** What visitors may send without an account: forms and public operations that write, by the start of their path. */
export const publicWritePaths = (functions: readonly FunctionSpec[]): string[] => [
  ...functions.flatMap(({ takesForms = [] }) => takesForms),
  ...functions
    .flatMap(({ serves }) => Object.values(serves?.operations ?? {}))
    .filter(({ access, method }) => access === 'public' && method !== 'GET')
    .map(({ path }) => `${apiPrefix}${path}`.replace(/\{.*/, '')),
];
