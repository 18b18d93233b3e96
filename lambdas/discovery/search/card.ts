import { type Cell, cellId, cellOf, levels } from '#shared/discovery/grid.ts';
import type { ListedFacts } from '#shared/events/details/listed-facts.ts';
import type { ListedGroup } from '#shared/events/details/listed-groups.ts';

/** An event as the index knows it. */
export interface Card extends ListedFacts {
  readonly eventId: string;
  readonly title: string;
  readonly gameTypeId: string;
  readonly otherGameType?: string;
  /** ISO 8601, UTC, to the millisecond, so that texts sort as times do. */
  readonly startsAt: string;
  readonly timeZone: string;
  readonly placeLabel: string;
  readonly lat: number;
  readonly lng: number;
  /** Null without a limit. */
  readonly free: number | null;
  readonly waiting: number;
  /** Players and guests who are in; absent until the line has been heard of. */
  readonly going?: number | undefined;
  /** The series that it is a date of. */
  readonly seriesId?: string | undefined;
  /** How many more people it needs to take place; absent where it needs none. */
  readonly needed?: number | undefined;
  /** Groups of seats that have some left; absent where the event has no groups. */
  readonly groups?: ListedGroup[] | undefined;
}

/** Where a card lies in the lists of its areas: by start, then by event. */
export const positionOf = ({ startsAt, eventId }: Pick<Card, 'startsAt' | 'eventId'>): string =>
  `${startsAt}#${eventId}`;

export const fromPosition = (position: string): Pick<Card, 'startsAt' | 'eventId'> => {
  const [startsAt = '', eventId = ''] = position.split('#');
  return { startsAt, eventId };
};

/** The list of a cell that holds the events with games in it; no game type is called so. */
export const withGames = '~games';

/** The list of a cell: of everything in it, of one game type, or of what has games. */
export const areaOf = (cell: Cell, among?: string): string =>
  `card#${cellId(cell)}${among === undefined ? '' : `#${among}`}`;

/** Every list that a card stands in: one of each level, plain, by game type and, of an event with games, among those. */
export const areasOf = (card: Pick<Card, 'lat' | 'lng' | 'gameTypeId'>, hasGames = false): string[] =>
  levels.flatMap((level) => {
    const cell = cellOf(level, card);
    return [areaOf(cell), areaOf(cell, card.gameTypeId), ...(hasGames ? [areaOf(cell, withGames)] : [])];
  });
