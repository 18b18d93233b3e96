import type { PoolFactor } from './pool-factor.ts';
import type { SecondFactorStore } from './store.ts';

interface Ports {
  readonly factors: Pick<SecondFactorStore, 'find' | 'forget'>;
  readonly pool: Pick<PoolFactor, 'ask'>;
}

/** Longer than any function of accounts lives that may still be telling the pool to stop. */
const settledMs = 150_000;

/**
 * Has the user pool stop asking for a factor that counts no more, and forgets it. Safe to repeat. With `now`, only what ended
 * so long ago that nothing else is at it: what comes next tells the pool to ask again, and a late stop would undo that.
 * @returns whether nothing is left to be done
 */
export async function finishEnding(
  userId: string,
  { factors, pool }: Ports,
  { username, now }: { readonly username: string; readonly now?: Date },
): Promise<boolean> {
  const row = await factors.find(userId);
  if (row?.status !== 'ending') return true;
  if (now && now.getTime() - Date.parse(row.changedAt) < settledMs) return false;
  if (row.inPool) await pool.ask(username, false);
  await factors.forget(row);
  return true;
}
