import type { StoredTeam } from '#lambdas/teams/ports/teams.ts';
import type { Message } from '#shared/contract/message.ts';
import type { entryChanged, linkChanged } from '#shared/discovery/messages.ts';
import type { listingChanged } from '#shared/events/messages.ts';
import { allInWords } from '#shared/events/payments/all-in-price.ts';
import type { TeamColors } from '#shared/look/cover.ts';
import { drawnMoney } from '#shared/money.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { cityRefOf, cityTitle } from './city-link.ts';

/** A thing whose link people share, as of a version; `shown` is undefined while it is not public. */
export interface SharedThing {
  readonly refId: string;
  readonly version: number;
  readonly shown: SharedFacts | undefined;
}

/** Nothing of a person: an image outlives an account wherever it was shared. The organizer is a community. */
export interface SharedFacts {
  readonly title: string;
  /** When and for how much, where, whose. */
  readonly lines: readonly string[];
  readonly gameTypeId: string;
  readonly colors?: TeamColors | undefined;
  /** The upload of the cover. */
  readonly coverId?: string | undefined;
}

const otherSport = 'other';

export function ofEvent({ eventId, version, startsAt, shown }: Message<typeof listingChanged>['data']): SharedThing {
  const thing = { refId: eventId, version };
  if (!shown) return { ...thing, shown: undefined };
  const { title, gameTypeId, timeZone, placeLabel, isTimeTbd = false, cover, team, price } = shown;
  const when = [whenWords(startsAt, timeZone, isTimeTbd), drawnMoney(allInWords(price) ?? '')]
    .filter(Boolean)
    .join(' · ');
  const lines = [when, placeLabel, ...(team ? [team.name] : [])];
  return { ...thing, shown: { title, lines, gameTypeId, coverId: cover?.uploadId } };
}

/** The city of a public event: its link is drawn once, when the first is listed there. */
export function ofCity({ shown }: Message<typeof listingChanged>['data']): SharedThing | undefined {
  if (!shown?.city) return undefined;
  const { name, hash } = shown.city;
  const lines = ['Pickup games, leagues and places to play', 'See what’s on this week'];
  return { refId: cityRefOf(hash), version: 1, shown: { title: cityTitle(name), lines, gameTypeId: shown.gameTypeId } };
}

/** `Tue, Nov 24, 6:30 PM`. */
const whenWords = (instant: string, timeZone: string, isDayOnly: boolean): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!isDayOnly && { hour: 'numeric', minute: '2-digit' }),
    timeZone,
  }).format(new Date(instant));

/** @param team as it is in that version, where it is of a team */
export function ofEntry(
  { kind, refId, version, shown }: Message<typeof entryChanged>['data'],
  team?: StoredTeam,
): SharedThing {
  if (!shown) return { refId, version, shown: undefined };
  const { title, detail, gameTypeId = otherSport, otherGameType } = shown;
  if (team) return { refId, version, shown: ofTeam(team) };
  // A place is found by its other names as well; its own stands first.
  if (kind === 'place') return { refId, version, shown: { title: firstOf(title), lines: [detail], gameTypeId } };
  const sport = gameTypeId === otherSport ? [] : [gameTypeLabel(gameTypeId, otherGameType)];
  return { refId, version, shown: { title, lines: [...sport, detail], gameTypeId } };
}

const firstOf = (names: string): string => names.split(', ')[0] ?? names;

function ofTeam({ facts: { name, city, gameTypeIds, otherLabel, colours, coverId } }: StoredTeam): SharedFacts {
  const [gameTypeId = otherSport] = gameTypeIds;
  const sports = gameTypeIds.map((each) => gameTypeLabel(each, otherLabel)).join(', ');
  return { title: name, lines: [sports, city.name].filter(Boolean), gameTypeId, colors: colours, coverId };
}

/** What says itself what its link shows. */
export const ofLink = ({ refId, version, shown }: Message<typeof linkChanged>['data']): SharedThing => ({
  refId,
  version,
  shown,
});
