import { type Entry, type EntryList, inOf } from './entry-list.ts';

interface ListOfCategory {
  readonly categoryId: string;
  readonly list: EntryList;
}

/** A player of the tournament who could play for another side in one match. */
export interface PossibleSubstitute {
  readonly userId: string;
  readonly as: 'seeker' | 'waiting' | 'otherCategory';
}

/**
 * Players of a tournament who play for no side of a category: those who look for a partner in it, those on its waitlist, and
 * those who play in another category. Only players who are on the public list, each once and as the first that they are.
 */
export function possibleSubstitutes(
  lists: readonly ListOfCategory[],
  categoryId: string,
): readonly PossibleSubstitute[] {
  const own = lists.find((one) => one.categoryId === categoryId)?.list;
  if (!own) return [];
  const playing = inOf(own);
  const ids = new Set(playing.map(({ entryId }) => entryId));
  const others = lists.filter((one) => one.categoryId !== categoryId);
  const found: PossibleSubstitute[] = [
    ...own.seekers.filter(({ isListed }) => isListed).map(({ userId }) => ({ userId, as: 'seeker' as const })),
    ...peopleOf(
      own.entries.filter(({ entryId }) => !ids.has(entryId)),
      'waiting',
    ),
    ...others.flatMap(({ list }) => peopleOf(inOf(list), 'otherCategory')),
  ];
  const taken = new Set(playing.flatMap(({ personIds }) => personIds));
  return found.filter(({ userId }) => {
    const isNew = !taken.has(userId);
    taken.add(userId);
    return isNew;
  });
}

const peopleOf = (entries: readonly Entry[], as: PossibleSubstitute['as']): PossibleSubstitute[] =>
  entries
    .filter(({ isListed }) => isListed)
    .flatMap(({ personIds }) => personIds.map((userId): PossibleSubstitute => ({ userId, as })));
