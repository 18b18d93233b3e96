import { type Cell, cellId, cellOf, levels } from '#shared/discovery/grid.ts';
import type { ListedFacts } from '#shared/events/listed-facts.ts';

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
  /** How many more people it needs to take place; absent where it needs none. */
  readonly needed?: number | undefined;
}

/** Where a card lies in the lists of its areas: by start, then by event. */
export const positionOf = ({ startsAt, eventId }: Pick<Card, 'startsAt' | 'eventId'>): string =>
  `${startsAt}#${eventId}`;

export const fromPosition = (position: string): Pick<Card, 'startsAt' | 'eventId'> => {
  const [startsAt = '', eventId = ''] = position.split('#');
  return { startsAt, eventId };
};

/** The list of a cell: of everything in it, or of one game type. */
export const areaOf = (cell: Cell, gameTypeId?: string): string =>
  `card#${cellId(cell)}${gameTypeId === undefined ? '' : `#${gameTypeId}`}`;

/** Every list that a card stands in: one of each level, plain and by game type. */
export const areasOf = (card: Pick<Card, 'lat' | 'lng' | 'gameTypeId'>): string[] =>
  levels.flatMap((level) => {
    const cell = cellOf(level, card);
    return [areaOf(cell), areaOf(cell, card.gameTypeId)];
  });
