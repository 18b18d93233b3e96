import { table } from '#lambdas/kernel/data/table.ts';
import type { Caller as CallerWith } from '#lambdas/kernel/http/call.ts';
import { createServe } from '#lambdas/kernel/http/serve.ts';
import { type Account, createAccountReader } from './accounts.ts';

/** What every implementation is given besides its input, the caller's account among it. */
export type Caller = CallerWith<Account>;

/** Builds the Lambda handler that serves a contract to callers with accounts. */
export const serve = createServe(() => createAccountReader(table()).find);
