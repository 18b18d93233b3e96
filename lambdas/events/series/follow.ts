import { canEdit, isMaterialChange } from '#shared/events/details/states.ts';
import { eventCancelled, eventChanged, eventScheduled } from '#shared/events/messages.ts';
import { factOf } from '../details/facts.ts';
import type { EventStore } from '../details/store.ts';
import { revised, type StoredEvent } from '../details/stored-event.ts';
import { cancellation } from '../lifecycle/cancellation.ts';
import { membersOfLine } from '../rsvp/line/line-members.ts';
import { changesGroups } from '../rsvp/line/seat-refusal.ts';
import { caughtUp } from './dates/occurrence.ts';
import { outlives } from './end-series.ts';
import { callingOff, type StoredSeries } from './stored-series.ts';

interface Work {
  readonly events: Pick<EventStore, 'find' | 'save'>;
}

/** Brings an event to the series' version, unless it has begun or was cancelled on its own. */
export async function follow(first: StoredEvent, series: StoredSeries, { events }: Work, now: Date): Promise<void> {
  for (let event: StoredEvent | undefined = first; event; event = await events.find(event.eventId)) {
    if (await takeAway(event, series, events, now)) return;
    const revision = revisionOf(event, series, now);
    if (!revision) return;
    const { outcome } = await events.save(event, revision.after, [revision.fact]);
    const kept = keepingSeats(event, revision.after, outcome);
    if (outcome === 'saved' || (kept && (await events.save(event, kept, [revision.fact])).outcome === 'saved')) return;
  }
}

/** A date that the rule no longer has and with an empty list goes silently; with players it does not. */
async function takeAway(event: StoredEvent, series: StoredSeries, events: Work['events'], now: Date): Promise<boolean> {
  const off = callingOff(series, event.occurrenceDate ?? '');
  if (!off?.isDropped || !canFollow(event, now)) return false;
  const { after, fact } = calledOff(event, series, off, now, { takenAway: true });
  const { outcome } = await events.save(event, after, [fact], (line) => membersOfLine(line).length === 0);
  return outcome === 'saved';
}

const isRefusedForPeople: ReadonlySet<string> = new Set(['belowJoined', 'waitlistInUse', 'groupInUse']);

/** A player joined after the check that all still fit, or waits for a seat: this date's seats stay as they are. */
function keepingSeats(event: StoredEvent, after: StoredEvent, outcome: string): StoredEvent | undefined {
  if (!isRefusedForPeople.has(outcome)) return undefined;
  const { capacity, waitlistMode, capacityGroups, capacityGroupsBy } = event;
  const kept = {
    waitlistMode,
    ...(outcome === 'belowJoined' && { capacity }),
    ...(changesGroups(event, after) && { capacityGroups, capacityGroupsBy }),
  };
  return { ...after, ...kept, ownFields: [...(event.ownFields ?? []), ...Object.keys(kept)] };
}

const canFollow = (event: StoredEvent, now: Date) => canEdit(event, now) && event.startsAt > now.toISOString();

function revisionOf(event: StoredEvent, series: StoredSeries, now: Date) {
  const { occurrenceDate = '', seriesVersion = 0, startsAt: wasStartsAt } = event;
  const off = callingOff(series, occurrenceDate);
  if (event.takenAway && !off) return broughtBack(event, series, now);
  if (!canFollow(event, now) || outlives(event, series)) return undefined;
  if (off) return calledOff(event, series, off, now);
  if (event.seriesId === series.seriesId && seriesVersion >= series.contentVersion) return undefined;
  const after = revised(event, now, caughtUp(event, series));
  const { eventId, version } = after;
  const material = isMaterialChange(event, after);
  return { after, fact: quietly(factOf(eventChanged, after, { eventId, version, material, wasStartsAt })) };
}

function calledOff(
  event: StoredEvent,
  { seriesId, version: calledOffIn }: StoredSeries,
  { cancelled }: NonNullable<ReturnType<typeof callingOff>>,
  now: Date,
  further: Partial<StoredEvent> = {},
) {
  const { changes } = cancellation(event, cancelled, now);
  const after = revised(event, now, { ...changes, seriesId, calledOffBySeries: true, calledOffIn, ...further });
  const { eventId, version } = after;
  return { after, fact: quietly(factOf(eventCancelled, after, { eventId, version })) };
}

/** A date that the rule has again is the event that it was. */
function broughtBack(event: StoredEvent, series: StoredSeries, now: Date) {
  const { cancelled: _, calledOffBySeries: _off, calledOffIn: _in, takenAway: _away, ownFields: _own, ...rest } = event;
  const after = revised({ ...rest, ...caughtUp(rest, series), status: 'scheduled' }, now, {});
  return after.startsAt > now.toISOString()
    ? { after, fact: quietly(factOf(eventScheduled, after, { eventId: after.eventId })) }
    : undefined;
}

/** People are told once of the whole series, not of each date. */
const quietly = <Fact extends object>(fact: Fact) => ({ ...fact, quiet: true });
