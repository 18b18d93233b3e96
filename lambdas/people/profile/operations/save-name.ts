import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { toMe } from '#lambdas/accounts/ports/me.ts';
import type { Me } from '#shared/accounts/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Parsed } from '#shared/contract/operation.ts';
import type { people } from '#shared/people/profile/contract.ts';
import type { ProfileStore } from '../profile-store.ts';
import { mustAccept } from './must-accept.ts';

type SaveName = (typeof people)['operations']['saveName'];

/** Saves the name alone, so that a player who is about to join fills in one field (decision D57). */
export async function saveName(
  { displayName, acceptsTermsAndIs13 }: Parsed<SaveName>,
  account: Account | undefined,
  profiles: Pick<ProfileStore, 'saveName'>,
  now: Date,
): Promise<Me> {
  if (!account) throw new Problem('user.notFound');
  const { userId, version } = account;
  const acceptedTermsAt = account.acceptedTermsAt ?? (acceptsTermsAndIs13 && now.toISOString());
  if (!acceptedTermsAt) throw new Problem('request.invalid', { fields: { acceptsTermsAndIs13: mustAccept } });
  if ((await profiles.saveName({ userId, version, displayName, acceptedTermsAt }, now)) === 'stale')
    throw new Problem('record.changed', { currentVersion: version + 1 });
  return toMe({ ...account, displayName, acceptedTermsAt, version: version + 1 });
}
