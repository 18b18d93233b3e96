import type { Event, Place } from '#shared/events/details/schemas.ts';
import type { ChildAgenda } from '#shared/events/following/contract.ts';
import { householdInCharge } from '#shared/people/family/parenting.ts';
import { toLocal } from '#shared/time.ts';

/** One thing on the agenda: what the reader plays or hosts, or a child's. */
export interface AgendaEntry {
  readonly key: string;
  readonly event: Event;
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
}

/** `everyone`, `me` or a child. */
export type Who = string;

/** At most so many are shown (R-HOME-04). */
const mostShown = 7;

/** What lies ahead of one or all of a family, soonest first. */
export function agendaOf({ events, hosted, children }: AgendaFacts, who: Who = 'everyone'): readonly AgendaEntry[] {
  const own = who === 'everyone' || who === 'me' ? ownEntries(events, hosted) : [];
  const theirs = children
    .filter(({ dependantId }) => who === 'everyone' || who === dependantId)
    .flatMap((child) => child.events.map((event) => childEntry(child, event)));
  return [...own, ...theirs]
    .toSorted((a, b) => a.event.startsAt.localeCompare(b.event.startsAt) || a.key.localeCompare(b.key))
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

const common = (event: Event) => ({ key: event.eventId, event, isOtherHousehold: false });

function childEntry(child: ChildAgenda, event: ChildAgenda['events'][number]): AgendaEntry {
  const { dependantId, firstName, mayAnswer, household, parenting } = child;
  const day = toLocal(new Date(event.startsAt), event.timeZone).slice(0, 10);
  return {
    key: `${event.eventId}/${dependantId}`,
    event,
    child: { dependantId, firstName, mayAnswer },
    mine: event.mine,
    isHost: false,
    isOtherHousehold: parenting !== undefined && householdInCharge(parenting, day) !== household,
  };
}

/** Still on, as far as it is known. */
const isOn = ({ event }: AgendaEntry): boolean => event.status === 'scheduled';

/** What comes next and takes place, and what the same family would have to be at at the same time. */
export function nextOf(entries: readonly AgendaEntry[]): readonly AgendaEntry[] {
  const next = entries.find(isOn);
  if (!next) return [];
  const together = entries.filter(
    (one) =>
      one !== next &&
      isOn(one) &&
      one.event.eventId !== next.event.eventId &&
      one.event.startsAt < next.event.endsAt &&
      next.event.startsAt < one.event.endsAt,
  );
  return [next, ...together];
}

export interface AgendaPart {
  readonly title: 'Today' | 'This week' | 'Later';
  readonly entries: readonly AgendaEntry[];
}

const dayMs = 24 * 60 * 60_000;

/** By time, on the clock of where it takes place; parts without entries are left out. */
export function partsOf(entries: readonly AgendaEntry[], now: Date): readonly AgendaPart[] {
  const partOf = ({ event: { startsAt, timeZone } }: AgendaEntry): AgendaPart['title'] => {
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
