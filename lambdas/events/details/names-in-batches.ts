import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { isGuestId } from '#shared/ids.ts';

/** How many accounts one read asks for (R-EVENT-21). */
const accountsAtOnce = 5;

/** Names of players and guests by id; a deleted account is a former player. */
export async function namesInBatches(
  ids: readonly string[],
  accounts: Pick<AccountReader, 'list'>,
): Promise<(id: string) => string> {
  const batches = Array.from({ length: Math.ceil(ids.length / accountsAtOnce) }, (_, at) =>
    ids.slice(at * accountsAtOnce, (at + 1) * accountsAtOnce),
  );
  const found = await Promise.all(batches.map((batch) => accounts.list(batch)));
  const names = new Map(found.flat().map(({ userId, displayName = '' }) => [userId, displayName]));
  return (id) => names.get(id) ?? (isGuestId(id) ? 'A guest' : formerPlayer);
}
