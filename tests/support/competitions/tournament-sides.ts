import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { entryListEntity } from '#lambdas/competitions/tournaments/entry-list.entity.ts';
import { newId } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '../accounts/people.ts';
import { matchesOf } from '../events/fixtures.ts';
import { product } from '../product/product.ts';
import { aCategory, aTournament, deskApi, moves } from './tournaments.ts';

type Key = Readonly<Record<'tournamentId' | 'categoryId', string>>;

/** Entries behind those that are there: each of one player, or of both of a pair. */
export async function enterIn(key: Key, sides: readonly (readonly Account[])[], isListed = true): Promise<void> {
  const rows = entryListEntity(table());
  const { data } = await rows.get(key).go();
  const entries = sides.map((side) => ({
    entryId: newId('entry', product.clock.now()),
    personIds: side.map(({ userId }) => userId),
    ...(side.length === 1 && { name: 'The Aces' }),
    isListed,
    enteredAt: '2028-01-05T00:00:00.000Z',
  }));
  const list = { ...data!.list, entries: [...data!.list.entries, ...entries] };
  await rows
    .patch(key)
    .set({ list, version: data!.version + 1 })
    .go();
}

const sizes = { single: 1, pair: 2, team: 1 } as const;

/** A scheduled tournament of one match between two sides of a kind, and an open category of singles beside it. */
export async function aScheduledMatch(entryKind: keyof typeof sizes, team: object = {}) {
  const world = await aTournament(
    { categories: [aCategory({ entryKind }), aCategory({ name: 'Open singles' })] },
    team,
  );
  const { tournamentId, categoryId, owner, tournament } = world;
  const side = () => Promise.all(Array.from({ length: sizes[entryKind] }, () => aPerson()));
  const sides = [await side(), await side()] as const;
  await enterIn({ tournamentId, categoryId }, sides);
  const other = { tournamentId, categoryId: tournament.categories[1]!.categoryId };
  const desk = deskApi.signedInAs(owner);
  /** Draws and schedules it, once all are in. */
  const schedule = async () => {
    await moves(world, 'draw');
    await desk.drawCategory({ tournamentId, categoryId });
    await desk.placeTournament({ tournamentId });
    await moves(world, 'scheduled');
    await product.drain();
    const [match] = await matchesOf(sides[0][0]!);
    return { match: match!, key: { gameId: match!.gameId, matchId: match!.matchId } };
  };
  return { ...world, desk, sides, other, schedule };
}
