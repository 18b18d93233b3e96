import { readActor } from './actor.ts';
import { checkFactor, checkSignedIn, type FindAccount } from './authorize.ts';
import { callOf, type Step } from './call.ts';

/** Reads who calls, and their account. @throws {Problem} auth.required, auth.factorNeeded, where the operation is not public */
export function requireSignedIn(connectAccounts: () => FindAccount): Step {
  let find: FindAccount | undefined;
  return {
    before: async ({ event, context }) => {
      const call = callOf(context);
      call.actor = readActor(event);
      if (call.actor) {
        find ??= connectAccounts();
        call.account = await find(call.actor.userId);
      }
      checkSignedIn(call.operation.access, call.actor, call.account);
      checkFactor(call.operation, call.actor, call.account);
    },
  };
}
