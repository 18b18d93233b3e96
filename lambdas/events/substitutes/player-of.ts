import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Memberships } from '#lambdas/teams/ports/memberships.ts';
import type { Judged } from '#shared/events/rsvp/eligibility-failures.ts';
import type { PoolStore } from './pool/store.ts';

export interface Players {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly memberships: Pick<Memberships, 'list'>;
  readonly pool: Pick<PoolStore, 'find'>;
}

/** What a player says of themselves; of a sport that their profile has no level in, the one they substitute at. */
export async function playerOf(userId: string, { accounts, pool, memberships }: Players): Promise<Judged> {
  const [account, profile, teams] = await Promise.all([
    accounts.find(userId),
    pool.find(userId),
    memberships.list(userId),
  ]);
  const levels = Object.fromEntries((profile?.sports ?? []).map(({ gameTypeId, level }) => [gameTypeId, level]));
  const memberOf = teams.map(({ teamId }) => teamId);
  return { ...account, memberOf, levels: { ...levels, ...account?.levels } };
}
