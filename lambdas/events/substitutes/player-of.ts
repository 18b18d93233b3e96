import type { PlayerFacts } from '#shared/accounts/player-facts.ts';
import type { AccountReader } from '../../kernel/accounts.ts';
import type { PoolStore } from './pool/store.ts';

export interface Players {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly pool: Pick<PoolStore, 'find'>;
}

/** What somebody says of themselves; of a sport that their profile has no level in, the one they substitute at. */
export async function playerOf(userId: string, { accounts, pool }: Players): Promise<PlayerFacts> {
  const [account, profile] = await Promise.all([accounts.find(userId), pool.find(userId)]);
  const levels = Object.fromEntries((profile?.sports ?? []).map(({ gameTypeId, level }) => [gameTypeId, level]));
  return { ...account, levels: { ...levels, ...account?.levels } };
}
