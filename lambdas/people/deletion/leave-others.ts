import { blockEntity } from '#lambdas/accounts/ports/blocks/block.entity.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { nearbyCardEntity } from '#lambdas/people/connections/nearby/nearby-card.entity.ts';
import { nearbyListingEntity } from '#lambdas/people/connections/nearby/nearby-listing.entity.ts';
import { createConnectionStore } from '#lambdas/people/connections/store.ts';
import { createFamilyStore } from '#lambdas/people/family/store.ts';
import { playerConnectionEntity } from '#lambdas/people/ports/connections/player-connection.entity.ts';
import { createBlockStore } from '#lambdas/people/privacy/blocks/store.ts';
import { leaveDependants } from './leave-dependants.ts';

const all = { consistent: true, pages: 'all' } as const;

/** What is kept once for each of two people goes on both sides, and a deleted account is not found nearby. Safe to repeat. */
export async function leaveOthers(userId: string, table: Table, now: Date): Promise<void> {
  await liftBlocks(userId, table);
  await leaveDependants(userId, table, now);
  await leaveFamily(userId, table, now);
  await forgetConnections(userId, table, now);
  await leaveNeighbourhood(userId, table);
}

async function liftBlocks(userId: string, table: Table): Promise<void> {
  const store = createBlockStore(table);
  for (const { otherId } of await store.list(userId)) await store.remove({ userId, otherId });
  const by = await blockEntity(table).query.byPerson({ userId, side: 'blockedBy' }).go(all);
  for (const { otherId } of by.data) await store.remove({ userId: otherId, otherId: userId });
}

/** The other side's row says that it ended, and is forgotten as every ended one is. */
async function leaveFamily(userId: string, table: Table, now: Date): Promise<void> {
  const store = createFamilyStore(table);
  for (const before of await store.list(userId)) {
    if (before.status !== 'pending' && before.status !== 'accepted') continue;
    const after = { ...before, status: 'removed' as const, version: before.version + 1 };
    const written = await store.write(before, after, now);
    if (written !== 'written') throw new Error(`A family connection could not be ended: ${written}`);
  }
}

/** Ended first, so that what is counted of the others stays right. */
async function forgetConnections(userId: string, table: Table, now: Date): Promise<void> {
  const rows = playerConnectionEntity(table);
  const store = createConnectionStore(table);
  for (const { otherId, status } of await store.list(userId)) {
    if (status === 'connected') await store.end({ userId, otherId }, now);
    if (status === 'asked') await store.withdraw({ userId, otherId }, now);
    if (status === 'askedBy') await store.decline({ userId, otherId }, now);
    await rows.delete({ userId: otherId, otherId: userId }).go();
    await rows.delete({ userId, otherId }).go();
  }
}

async function leaveNeighbourhood(userId: string, table: Table): Promise<void> {
  const listings = nearbyListingEntity(table);
  const { data } = await listings.get({ userId }).go({ consistent: true });
  const cards = (data?.areas ?? []).map((area) => ({ area, userId }));
  if (cards.length > 0) await nearbyCardEntity(table).delete(cards).go();
  await listings.delete({ userId }).go();
}
