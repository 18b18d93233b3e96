import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { NameSight, Naming } from '#lambdas/people/ports/naming/naming.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { type Entry, positionOf } from '#shared/competitions/tournaments/entry-list.ts';
import { isForChildren } from '#shared/competitions/tournaments/may-enter.ts';
import type { Category } from '#shared/competitions/tournaments/schemas.ts';
import type { CategoryEntries } from '#shared/competitions/tournaments/views.ts';
import type { StoredList } from './tournament-reader.ts';

export type Names = ReadonlyMap<string, string>;

export async function namesOf(userIds: readonly string[], accounts: Pick<AccountReader, 'list'>): Promise<Names> {
  const found = await accounts.list([...new Set(userIds)]);
  return new Map(found.map(({ userId, displayName }) => [userId, displayName ?? formerPlayer]));
}

/** The same as far as a reader may know them. */
export async function shownNamesOf(
  userIds: readonly string[],
  sight: NameSight,
  naming: Pick<Naming, 'of'>,
): Promise<Names> {
  return new Map([...(await naming.of(userIds, sight))].map(([userId, { name }]) => [userId, name]));
}

/** All people of these lists whose names are needed. */
export const peopleOfLists = (lists: readonly StoredList[]): string[] =>
  lists.flatMap(({ list }) => list.entries.flatMap(({ personIds }) => personIds));

/** A category, and whether its community is for young people. */
export interface CategoryOf {
  readonly category: Category;
  readonly isYouth: boolean;
}

/** What an entry is called in public; who would not be named, and children, are a number, also those added by name. */
export function publicName(entry: Entry, number: number, { category, isYouth }: CategoryOf, names: Names): string {
  const isOfPeople = entry.personIds.length > 0 || category.entryKind !== 'team';
  const isHidden = !entry.isListed || (isForChildren(category, { isYouth }) && isOfPeople);
  return isHidden ? `Entry ${number}` : fullName(entry, names);
}

/** What an entry is called by organizers. */
export const fullName = ({ name, personIds }: Entry, names: Names): string =>
  (name ?? personIds.map((userId) => names.get(userId) ?? formerPlayer).join(' and ')).slice(0, 60);

/** The list of a category as the public sees it, or with every name. */
export function shownEntries(
  { categoryId, list }: StoredList,
  of: CategoryOf,
  names: Names,
  seesAll: boolean,
): CategoryEntries {
  const { capacity, entries } = list;
  return {
    categoryId,
    capacity,
    left: Math.max(0, capacity - entries.length),
    waiting: Math.max(0, entries.length - capacity),
    entries: entries.map((entry, index) => {
      const position = positionOf(list, entry.entryId);
      return {
        entryId: entry.entryId,
        name: seesAll ? fullName(entry, names) : publicName(entry, index + 1, of, names),
        ...(entry.seed !== undefined && { seed: entry.seed }),
        ...(position > 0 && { position }),
      };
    }),
  };
}
