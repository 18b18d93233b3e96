import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { toMe } from '#lambdas/accounts/ports/me.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Me } from '#shared/accounts/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import type { people } from '#shared/people/profile/contract.ts';
import type { ProfileStore } from '../profile-store.ts';
import { mustAccept } from './must-accept.ts';

type SaveName = (typeof people)['operations']['saveName'];

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly profiles: Pick<ProfileStore, 'saveName'>;
}

const retry = createRetry();

/**
 * Saves the name alone, so that a player who is about to join fills in one field (decision D57). The form shows nothing
 * that another change could have made old, so that a change in between is written over.
 */
export const saveName = (
  { displayName, acceptsTermsAndIs13 }: Parsed<SaveName>,
  caller: Caller,
  ports: Ports,
): Promise<Me> =>
  retry(async () => {
    const account = caller.account && (await ports.accounts.find(caller.account.userId));
    if (!account) throw new Problem('user.notFound');
    const { userId, version } = account;
    const acceptedTermsAt = account.acceptedTermsAt ?? (acceptsTermsAndIs13 && caller.now.toISOString());
    if (!acceptedTermsAt) throw new Problem('request.invalid', { fields: { acceptsTermsAndIs13: mustAccept } });
    if ((await ports.profiles.saveName({ userId, version, displayName, acceptedTermsAt }, caller.now)) === 'stale')
      throw contention('The account was changed meanwhile');
    return toMe({ ...account, displayName, acceptedTermsAt, version: version + 1 });
  });
