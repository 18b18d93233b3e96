import type { BlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { isParted, noBlocks } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Naming } from '#lambdas/people/ports/naming/naming.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { isForChildren } from '#shared/competitions/tournaments/may-enter.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { MyTournamentView } from '#shared/competitions/tournaments/views.ts';
import { shownNamesOf } from './names.ts';
import type { StoredList } from './tournament-reader.ts';

interface Reader {
  readonly userId: string;
  readonly now: Date;
  readonly may: readonly string[];
}

interface Sought {
  readonly categories: readonly Category[];
  /** Those that the reader can enter. */
  readonly openTo: readonly Category[];
  /** Their community is for young people. */
  readonly isYouth: boolean;
}

/**
 * Who needs a partner is named to players who could be one, and who asked to the one who was asked. Children are not named
 * to other players, and no two players with a block between them to each other. Players see where they stand, and
 * organizers all of them, also once entries are closed.
 */
export async function partners(
  lists: readonly StoredList[],
  { categories, openTo, isYouth }: Sought,
  { userId, now, may }: Reader,
  { naming, blocks }: { readonly naming: Pick<Naming, 'of'>; readonly blocks: Pick<BlockReader, 'partedFrom'> },
): Promise<Pick<MyTournamentView, 'seekers' | 'seeking' | 'unpaired'>> {
  const seesAll = may.includes('publishSchedule');
  const idsOf = (some: readonly Category[]) =>
    new Set(some.filter((one) => seesAll || !isForChildren(one, { isYouth })).map(({ categoryId }) => categoryId));
  const [known, open] = [idsOf(categories), idsOf(openTo)];
  const all = lists.flatMap(({ categoryId, list }) => list.seekers.map((one) => ({ ...one, categoryId })));
  const wanted = all.filter(({ categoryId }) => known.has(categoryId));
  const parted = wanted.length > 0 && !seesAll ? await blocks.partedFrom(userId) : noBlocks;
  const seekers = wanted.filter((one) => !isParted(parted, one.userId));
  const people = seekers.flatMap((one) => [one.userId, ...one.askedBy]);
  // Who asks, and who is asked, means to play together.
  const mine = seekers.filter((one) => one.userId === userId || one.askedBy.includes(userId));
  const together = new Set(mine.flatMap((one) => [one.userId, ...one.askedBy]));
  const names = await shownNamesOf(people, { userId, now, needs: seesAll, shares: (id) => together.has(id) }, naming);
  const named = (id: string) => ({ userId: id, name: names.get(id) ?? formerPlayer });
  return {
    seekers: seekers
      .filter((one) => open.has(one.categoryId) && one.userId !== userId)
      .filter((one) => one.isListed || one.askedBy.includes(userId))
      .map(({ categoryId, userId: seekerId, note, askedBy }) => ({
        ...named(seekerId),
        categoryId,
        note,
        isAsked: askedBy.includes(userId),
      })),
    seeking: seekers
      .filter((one) => one.userId === userId)
      .map(({ categoryId, askedBy }) => ({
        categoryId,
        askedBy: askedBy.filter((id) => !isParted(parted, id)).map(named),
      })),
    unpaired: seesAll
      ? seekers.map(({ categoryId, userId: seekerId, note, askedBy }) => ({
          ...named(seekerId),
          categoryId,
          note,
          askedBy: askedBy.map(named),
        }))
      : [],
  };
}
