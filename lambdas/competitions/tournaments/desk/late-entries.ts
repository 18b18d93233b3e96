import type { Desk } from '#shared/competitions/tournaments/desk.ts';
import { type Entry, inOf, positionOf } from '#shared/competitions/tournaments/entry-list.ts';
import { type LateEntry, type LateWay, lateWay } from '#shared/competitions/tournaments/late-entry.ts';
import type { DeskView } from '#shared/competitions/tournaments/views.ts';
import { openMatches, type PlayedCategory, shownMatches } from '../played.ts';
import type { StoredList, StoredTournament } from '../tournament-reader.ts';

/** What becomes of an entry in its category as that is now. */
export function lateWayOf(
  { status }: Pick<StoredTournament, 'status'>,
  category: PlayedCategory | undefined,
  entryId: string,
  desk: Pick<Desk, 'matches'>,
): LateWay {
  if (!category) return lateWay(status, undefined, entryId, () => false);
  const called = openMatches(shownMatches(desk, [category])).filter(({ calledAt }) => calledAt);
  const isCalled = (id: string) => called.some(({ sides }) => sides.some((side) => side.entryId === id));
  return lateWay(status, { ...category, bracket: category.bracket?.bracket }, entryId, isCalled);
}

/** Entries come late once the draw has begun, until the tournament is over. */
export const takesLate = ({ status }: Pick<StoredTournament, 'status'>): boolean =>
  status === 'draw' || status === 'scheduled' || status === 'live';

/** Whether an entry has a place: in the bracket where that alone is played, otherwise in the game. */
export const isInDraw = ({ game, bracket }: PlayedCategory, entryId: string): boolean =>
  game.format === 'challenge_list'
    ? (bracket?.bracket.seeds.some((slot) => slot.slotState === 'set' && slot.entrantId === entryId) ?? false)
    : game.entrants.some(({ entrantId }) => entrantId === entryId);

type Late = Pick<DeskView, 'late' | 'outside'>;

/** What a late entry leads to in each category, and the entries that no draw has: those that wait too. */
export function lateEntries(
  tournament: StoredTournament,
  lists: readonly StoredList[],
  played: readonly PlayedCategory[],
  desk: Desk,
  nameOf: (entry: Entry) => string,
): Late {
  if (!takesLate(tournament)) return { late: [], outside: [] };
  const categoryOf = (categoryId: string) => played.find((one) => one.categoryId === categoryId);
  return {
    late: lists.map(({ categoryId, list }) => {
      const way = lateWayOf(tournament, categoryOf(categoryId), 'late', desk);
      const names = new Map(list.entries.map((one) => [one.entryId, nameOf(one)]));
      return { categoryId, hasRoom: inOf(list).length < list.capacity, ...shown(way, names) };
    }),
    outside: lists.flatMap(({ categoryId, list }) => {
      const drawn = categoryOf(categoryId);
      return list.entries
        .filter((one) => positionOf(list, one.entryId) > 0 || (drawn && !isInDraw(drawn, one.entryId)))
        .map((one) => {
          const position = positionOf(list, one.entryId);
          return { entryId: one.entryId, categoryId, name: nameOf(one), ...(position > 0 && { position }) };
        });
    }),
  };
}

function shown(way: LateWay, names: ReadonlyMap<string, string>): Omit<LateEntry, 'categoryId' | 'hasRoom'> {
  if (way.way === 'none') return way;
  if (way.way === 'pool')
    return { way: 'pool', matches: way.opponents.length, ...(way.groupId && { groupId: way.groupId }) };
  return way.way === 'bye' ? { way: 'bye', against: names.get(way.againstId) ?? 'a player' } : way;
}
