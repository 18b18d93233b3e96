import { checkAccount } from './authorize.ts';
import { callOf, type Step } from './call.ts';

/** @throws {Problem} access.emailUnverified, access.profileIncomplete, access.denied, by the state of the caller's account */
export const requireAccount = (): Step => ({
  before: ({ context }) => {
    const { operation, account } = callOf(context);
    checkAccount(operation.access, account);
  },
});
