import { contention } from '#lambdas/kernel/data/conditions.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { AccountParts } from '../account-parts.ts';
import type { OwnersCall } from '../owners-call.ts';
import { linkedAccountOf } from './read-account.ts';

/**
 * Unlinks the owner's account while nothing needs it; what begins to need it meanwhile refuses the write. Our access at the
 * provider is given up by what follows from the fact.
 */
export const unlinkStripeAccount = (call: OwnersCall, parts: AccountParts): Promise<boolean> =>
  parts.retry(async () => {
    const account = await linkedAccountOf(call, parts);
    if ((await parts.uses.list(account.stripeId)).length > 0) throw new Problem('payout.inUse');
    if (await parts.accounts.disconnect(account, 'owner', call.caller.now)) return true;
    throw contention('The account changed since it was read');
  });
