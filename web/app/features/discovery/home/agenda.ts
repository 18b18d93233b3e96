import { placeLabel } from '#shared/events/details/place-label.ts';
import type { Event, Place } from '#shared/events/details/schemas.ts';
import type { MyFixture } from '#shared/events/fixtures/schemas.ts';
import type { ChildAgenda } from '#shared/events/following/contract.ts';
import { householdInCharge } from '#shared/people/family/parenting.ts';
import { GameTypeId, otherGameTypeId } from '#shared/places/game-types.ts';
import { toLocal } from '#shared/time.ts';
import { paths } from '#web/app/router/paths.ts';

/** What takes place, an event or a match. */
interface AgendaThing
  extends Pick<
    Event,
    'title' | 'gameTypeId' | 'startsAt' | 'endsAt' | 'timeZone' | 'status' | 'isTimeTbd' | 'arriveEarlyMinutes'
  > {
  readonly id: string;
  readonly href: string;
  /** Empty where it is not known yet. */
  readonly place: string;
  /** Opens the phone's own maps; absent where there is nowhere to go yet. */
  readonly directions?: string;
  readonly cover?: Event['cover'];
}

/** One thing on the agenda: what the reader plays, hosts or officiates, or a child's. */
export interface AgendaEntry {
  readonly key: string;
  readonly thing: AgendaThing;
  /** Of a match: its sides and what was said. */
  readonly match?: MyFixture;
  /** Absent where it is the reader's own. */
  readonly child?: Pick<ChildAgenda, 'dependantId' | 'firstName' | 'mayAnswer'>;
  readonly mine: Place;
  readonly isHost: boolean;
  /** The other household brings the child that day. */
  readonly isOtherHousehold: boolean;
}

export interface AgendaFacts {
  readonly events: readonly (Event & { readonly mine: Place })[];
  readonly hosted: readonly Event[];
  readonly children: readonly ChildAgenda[];
  readonly matches?: readonly MyFixture[] | undefined;
}

/** `everyone`, `me` or a child. */
export type Who = string;

/** At most so many are shown (R-HOME-04). */
const mostShown = 7;

/** What lies ahead of one or all of a family, soonest first. */
export function agendaOf(
  { events, hosted, children, matches = [] }: AgendaFacts,
  who: Who = 'everyone',
): readonly AgendaEntry[] {
  const own =
    who === 'everyone' || who === 'me'
      ? [...ownEntries(events, hosted), ...matches.map((match) => matchEntry(match))]
      : [];
  const theirs = children
    .filter(({ dependantId }) => who === 'everyone' || who === dependantId)
    .flatMap((child) => [
      ...child.events.map((event) => childEntry(child, event)),
      ...(child.matches ?? []).map((match) => matchEntry(match, child)),
    ]);
  return [...own, ...theirs]
    .toSorted((a, b) => a.thing.startsAt.localeCompare(b.thing.startsAt) || a.key.localeCompare(b.key))
    .slice(0, mostShown);
}

function ownEntries(events: AgendaFacts['events'], hosted: AgendaFacts['hosted']): AgendaEntry[] {
  const hosting = new Set(hosted.map(({ eventId }) => eventId));
  const joined = new Set(events.map(({ eventId }) => eventId));
  const notPlayed = hosted.filter(({ eventId }) => !joined.has(eventId));
  return [
    ...events.map((event) => ({ ...common(event), mine: event.mine, isHost: hosting.has(event.eventId) })),
    ...notPlayed.map((event) => ({ ...common(event), mine: { status: 'none' } as const, isHost: true })),
  ];
}

const common = (event: Event) => ({ key: event.eventId, thing: eventThing(event), isOtherHousehold: false });

function eventThing(event: Event): AgendaThing {
  const { eventId, title, gameTypeId, startsAt, endsAt, timeZone, status, isTimeTbd, arriveEarlyMinutes } = event;
  const { cover, location } = event;
  return {
    id: eventId,
    href: paths.event(eventId),
    ...{ title, gameTypeId, startsAt, endsAt, timeZone, status },
    ...(isTimeTbd && { isTimeTbd }),
    ...(arriveEarlyMinutes !== undefined && { arriveEarlyMinutes }),
    place: location.kind === 'tbd' ? '' : placeLabel(location),
    ...(location.kind !== 'tbd' && {
      directions: directionsTo(location.address ?? `${location.point.lat},${location.point.lng}`),
    }),
    ...(cover && { cover }),
  };
}

const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;

function matchEntry(match: MyFixture, child?: ChildAgenda): AgendaEntry {
  const { gameId, matchId, title, gameTypeId, startsAt, endsAt, timeZone, place, status } = match;
  const thing: AgendaThing = {
    id: `${gameId}/${matchId}`,
    href: paths.match(match),
    ...{ title, startsAt, endsAt, timeZone, place },
    gameTypeId: GameTypeId.catch(otherGameTypeId).parse(gameTypeId),
    status: status === 'final' ? 'scheduled' : status,
  };
  return {
    key: child ? `${thing.id}/${child.dependantId}` : thing.id,
    thing,
    match,
    ...(child && { child }),
    mine: { status: 'none' },
    isHost: false,
    isOtherHousehold: child !== undefined && isOthersDay(child, thing),
  };
}

const childEntry = (child: ChildAgenda, event: ChildAgenda['events'][number]): AgendaEntry => ({
  key: `${event.eventId}/${child.dependantId}`,
  thing: eventThing(event),
  child,
  mine: event.mine,
  isHost: false,
  isOtherHousehold: isOthersDay(child, event),
});

function isOthersDay(
  { household, parenting }: ChildAgenda,
  { startsAt, timeZone }: Pick<Event, 'startsAt' | 'timeZone'>,
) {
  const day = toLocal(new Date(startsAt), timeZone).slice(0, 10);
  return parenting !== undefined && householdInCharge(parenting, day) !== household;
}

/** Still on, as far as it is known. */
const isOn = ({ thing }: AgendaEntry): boolean => thing.status === 'scheduled';

/** On at a time that is known, and nothing that they are out of. */
const takesTime = (entry: AgendaEntry): boolean =>
  isOn(entry) && !entry.thing.isTimeTbd && entry.match?.answer !== 'out';

/** What comes next and takes place, and what the same family would have to be at at the same time. */
export function nextOf(entries: readonly AgendaEntry[]): readonly AgendaEntry[] {
  const next = entries.find(isOn);
  if (!next) return [];
  return [next, ...entries.filter((one) => areTogether(one, next))];
}

/** What the same person has at the same time as an entry, for every entry that has such a thing. */
export function conflictsIn(entries: readonly AgendaEntry[]): ReadonlyMap<AgendaEntry, readonly AgendaEntry[]> {
  const found = entries.map((entry): [AgendaEntry, readonly AgendaEntry[]] => [
    entry,
    entries.filter((other) => entry.child?.dependantId === other.child?.dependantId && areTogether(entry, other)),
  ]);
  return new Map(found.filter(([, others]) => others.length > 0));
}

/** Two that take place at the same time. */
function areTogether(one: AgendaEntry, other: AgendaEntry): boolean {
  if (one.thing.id === other.thing.id || !takesTime(one) || !takesTime(other)) return false;
  return one.thing.startsAt < other.thing.endsAt && other.thing.startsAt < one.thing.endsAt;
}

export interface AgendaPart {
  readonly title: 'Today' | 'This week' | 'Later';
  readonly entries: readonly AgendaEntry[];
}

const dayMs = 24 * 60 * 60_000;

/** By time, on the clock of where it takes place; parts without entries are left out. */
export function partsOf(entries: readonly AgendaEntry[], now: Date): readonly AgendaPart[] {
  const partOf = ({ thing: { startsAt, timeZone } }: AgendaEntry): AgendaPart['title'] => {
    const start = new Date(startsAt);
    if (start <= now || toLocal(start, timeZone).slice(0, 10) === toLocal(now, timeZone).slice(0, 10)) return 'Today';
    return start.getTime() - now.getTime() < 7 * dayMs ? 'This week' : 'Later';
  };
  const parts = Map.groupBy(entries, partOf);
  return (['Today', 'This week', 'Later'] as const).flatMap((title) => {
    const found = parts.get(title);
    return found ? [{ title, entries: found }] : [];
  });
}
