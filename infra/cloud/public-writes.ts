import { formsOf, operationsOf } from '#infra/function-parts.ts';
import type { FunctionSpec } from '#lambdas/kernel/function.ts';
import { addressOf } from '#shared/contract/operation.ts';

/** What visitors may send without an account: forms and public operations that write, by the start of their path. */
export const publicWritePaths = (functions: readonly FunctionSpec[]): string[] => [
  ...functions.flatMap(formsOf),
  ...functions
    .flatMap(operationsOf)
    .filter(({ access, method }) => access === 'public' && method !== 'GET')
    .map((operation) => addressOf(operation).replace(/\{.*/, '')),
];
