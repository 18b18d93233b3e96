import type { Message } from '#shared/contract/message.ts';
import type { ListingTerms, listingChanged, seatsCounted } from '#shared/events/messages.ts';
import type { Card } from '../card.ts';

/** What a card shows besides how full the event is. */
interface Shown extends Omit<Card, 'eventId' | 'free' | 'waiting' | 'going' | 'needed' | 'groups'> {
  readonly minimum?: Minimum | undefined;
  readonly groups?: Listed['groups'];
}

type Listed = NonNullable<Message<typeof listingChanged>['data']['shown']>;

interface Minimum {
  readonly needed: number;
  readonly counts: 'heads' | 'people';
}

interface PeopleIn {
  readonly heads?: number | undefined;
  readonly people?: number | undefined;
}

/** How many more an event needs, as far as its line was heard of; undefined where it needs none. */
export function neededOf(minimum: Minimum | undefined, inside: PeopleIn = {}): number | undefined {
  const missing = minimum ? minimum.needed - (inside[minimum.counts] ?? 0) : 0;
  return missing > 0 ? missing : undefined;
}

/** An event as of a version; `shown` is undefined while it is not public. */
export interface EventNews {
  readonly eventId: string;
  readonly startsAt: string;
  readonly version: number;
  readonly shown: Shown | undefined;
  readonly terms?: ListingTerms | undefined;
  /** What is free until the line has been heard of. */
  readonly capacity: number | null;
}

/** How full an event is, as of a version of its line. */
export interface SeatsNews extends Pick<Card, 'eventId' | 'free' | 'waiting'>, PeopleIn {
  readonly groups?: Message<typeof seatsCounted>['data']['groups'];
  readonly seatsVersion: number;
  /** When it was counted. ISO 8601. */
  readonly countedAt: string;
}

/** Letters of a place's label, and of what a cover shows. */
const mostLetters = 60;

export function toEventNews({ data }: Message<typeof listingChanged>): EventNews {
  const { eventId, startsAt, version } = data;
  if (!data.shown) return { eventId, startsAt, version, shown: undefined, capacity: null };
  const { capacity, placeLabel, placeId: _, endsAt: _end, otherGameType, cover, ...rest } = data.shown;
  const shown = {
    ...rest,
    ...(otherGameType !== undefined && { otherGameType }),
    ...(cover && { cover: { ...cover, alt: shorten(cover.alt) } }),
    startsAt,
    placeLabel: shorten(placeLabel),
  };
  return { eventId, startsAt, version, shown, terms: data.terms, capacity };
}

export const toSeatsNews = ({ data, occurredAt }: Message<typeof seatsCounted>): SeatsNews => ({
  ...data,
  countedAt: occurredAt,
});

/** Cut between characters as people see them, so that no half of one is left. */
function shorten(text: string): string {
  if (text.length <= mostLetters) return text;
  const ends = [...new Intl.Segmenter('en').segment(text)].map(({ index }) => index);
  return `${text
    .slice(
      0,
      ends.findLast((end) => end < mostLetters),
    )
    .trimEnd()}…`;
}
