import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { table } from '../data/table.ts';
import { readActor } from './actor.ts';
import { checkSignedIn } from './authorize.ts';
import { callOf, type Step } from './call.ts';

/** Reads who calls, and their account. @throws {Problem} auth.required, where the operation is not public */
export function requireSignedIn(): Step {
  let accounts: ReturnType<typeof createAccountReader> | undefined;
  return {
    before: async ({ event, context }) => {
      const call = callOf(context);
      call.actor = readActor(event);
      if (call.actor) {
        accounts ??= createAccountReader(table());
        call.account = await accounts.find(call.actor.userId);
      }
      checkSignedIn(call.operation.access, call.actor, call.account);
    },
  };
}
