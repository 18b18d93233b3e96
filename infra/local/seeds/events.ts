import { gameTypeLabel } from '#shared/places/game-types.ts';
import { toLocal } from '#shared/time.ts';
import { cities } from './cities.ts';
import { people, type SeedPerson } from './people.ts';

export interface SeedEvent {
  readonly host: SeedPerson;
  readonly title: string;
  readonly gameTypeId: string;
  readonly kind: 'pickup' | 'practice' | 'social' | 'clinic';
  readonly place: { readonly name: string; readonly point: { readonly lat: number; readonly lng: number } };
  /** On the wall clock of the city. */
  readonly localStart: (now: Date, timeZone: string) => string;
  readonly duration: { readonly hours: number; readonly minutes: number };
  readonly description: string;
  /** Null without a limit. */
  readonly capacity: number | null;
  /** In the order in which they answer. */
  readonly joiners: readonly SeedPerson[];
  /** Whether those in light shirts play those in dark ones. */
  readonly isInShirts: boolean;
}

const eventsPerPerson = 5;
const days = 42;
const sportsInShirts = ['basketball', 'futsal', 'soccer', 'ultimate', 'volleyball'];
const startTimes = ['18:30', '07:00', '19:00', '10:00', '17:45'];

/** How full the events of one host get: with a line, full, half full, almost empty, without a limit. */
const crowds = [
  { capacity: 2, joiners: 4 },
  { capacity: 3, joiners: 3 },
  { capacity: 10, joiners: 3 },
  { capacity: 16, joiners: 1 },
  { capacity: null, joiners: 2 },
] as const;

const styles = [
  {
    kind: 'pickup',
    title: (game: string) => `${game} after work`,
    about: 'All levels. Bring water and a light and a dark shirt.',
  },
  {
    kind: 'practice',
    title: (game: string) => `Early ${game.toLowerCase()} practice`,
    about: 'Warm-up, drills, then a short game.',
  },
  {
    kind: 'pickup',
    title: (game: string) => `${game} under the lights`,
    about: 'We play until the lights go out. New people are welcome.',
  },
  {
    kind: 'clinic',
    title: (game: string) => `Learn ${game.toLowerCase()}`,
    about: 'Never played? Come along: everything you need is there.',
  },
  { kind: 'social', title: (game: string) => `${game} and tacos`, about: 'An easy game first, food afterwards.' },
] as const;

/** Sixty events, five by each person, over the six weeks after the first start. */
export const seedEvents: readonly SeedEvent[] = people.flatMap((host, hostIndex) =>
  Array.from({ length: eventsPerPerson }, (_, index) => toEvent(host, hostIndex, index)),
);

function toEvent(host: SeedPerson, hostIndex: number, index: number): SeedEvent {
  const gameTypeId = host.games[index % host.games.length] ?? 'other';
  const style = styles[index % styles.length] ?? styles[0];
  const { capacity, joiners } = crowds[(index + hostIndex) % crowds.length] ?? crowds[0];
  const others = people.filter((person) => person !== host);
  const places = cities[host.city].places;
  // Spread evenly: every host has one event in each stretch of the six weeks, on different days.
  const day = 1 + Math.floor(((index * people.length + hostIndex) * (days - 2)) / (people.length * eventsPerPerson));
  const time = startTimes[index % startTimes.length] ?? '18:30';
  return {
    host,
    title: style.title(gameTypeLabel(gameTypeId)),
    gameTypeId,
    kind: style.kind,
    place: places[(index + hostIndex) % places.length] ?? places[0],
    localStart: (now, timeZone) =>
      `${toLocal(new Date(now.getTime() + day * 86_400_000), timeZone).slice(0, 10)}T${time}`,
    duration: { hours: 1, minutes: index % 2 === 0 ? 30 : 0 },
    description: style.about,
    capacity,
    joiners: Array.from({ length: joiners }, (_, step) => others[(hostIndex + step * 2) % others.length] ?? host),
    isInShirts: style.kind === 'pickup' && sportsInShirts.includes(gameTypeId),
  };
}
