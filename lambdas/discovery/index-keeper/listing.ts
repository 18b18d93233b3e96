import { placeLabel } from '#shared/events/place-label.ts';
import type { Card } from '../card.ts';
import type { EventRow } from './rows.ts';

/** What a card shows besides how full the event is. */
export type Shown = Omit<Card, 'eventId' | 'free' | 'waiting'>;

/** An event as of a version; `shown` is undefined while it is not for everybody to find. */
export interface EventNews {
  readonly eventId: string;
  readonly startsAt: string;
  readonly version: number;
  readonly shown: Shown | undefined;
  /** What is free until the line has been heard of. */
  readonly capacity: number | null;
}

/** How full an event is, as of a version of its line. */
export interface SeatsNews extends Pick<Card, 'eventId' | 'startsAt' | 'free' | 'waiting'> {
  readonly seatsVersion: number;
}

const maxPlaceLabel = 60;

/** What everybody may find of an event: nothing but of those that are public and take place. */
export function shownOf(row: EventRow): Shown | undefined {
  if (row.visibility !== 'public' || row.status !== 'scheduled') return undefined;
  const { title, gameTypeId, otherGameType, startsAt, timeZone, location } = row;
  const { lat, lng } = location.point;
  return {
    title,
    gameTypeId,
    ...(otherGameType !== undefined && { otherGameType }),
    startsAt,
    timeZone,
    placeLabel: shorten(placeLabel(location)),
    lat,
    lng,
  };
}

/** Cut between characters as people see them, so that no half of one is left. */
function shorten(text: string): string {
  if (text.length <= maxPlaceLabel) return text;
  const ends = [...new Intl.Segmenter('en').segment(text)].map(({ index }) => index);
  return `${text
    .slice(
      0,
      ends.findLast((end) => end < maxPlaceLabel),
    )
    .trimEnd()}…`;
}
