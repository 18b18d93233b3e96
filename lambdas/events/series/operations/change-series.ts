import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { isMaterialChange } from '#shared/events/details/states.ts';
import { seating } from '#shared/events/rsvp/line/seats.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import { dayNumber } from '#shared/local-dates.ts';
import { quantity } from '#shared/quantity.ts';
import { type Decided, decide, type Finders, refusePast } from '../../details/event-details.ts';
import { hostedBy } from '../../details/hosting-team.ts';
import { refuseUnpayable, refuseWorse } from '../../details/refuse-unpayable.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { refuseCover } from '../../files/refuse-cover.ts';
import { refuseInSeries } from '../../lifecycle/publication/publication.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import { heldBySeries } from '../begin-series.ts';
import { changedFact } from '../changed-fact.ts';
import type { SeriesWork } from '../dates/bring-up.ts';
import { caughtUp, changedFields } from '../dates/occurrence.ts';
import { divided } from '../dates/split-series.ts';
import { finish } from '../finish.ts';
import { openSeries } from '../open-series.ts';
import { newsAfter, type StoredSeries, type Template } from '../stored-series.ts';

type ChangeSeries = (typeof seriesContract)['operations']['changeSeries'];

/**
 * Changes what the host changed, of this event and of those after it. What was decided about single dates stays, as do
 * all events and the people in them. Following events become a series of their own.
 */
export async function changeSeries(
  { eventId, version, scope, ...details }: Parsed<ChangeSeries>,
  caller: Caller,
  by: SeriesWork & { readonly lines: Pick<SeatStore, 'find'> },
  finders: Finders,
): Promise<Output<ChangeSeries>> {
  const { now } = caller;
  const { event, series, fromDate, affected } = await openSeries({ eventId, version, scope }, by, now);
  const { userId } = actorOf(caller);
  await refuseCover(details, event, userId, finders.uploads);
  const ofTeam = await hostedBy(details, event, userId, finders.teams);
  const decided = { ...(await decide(details, finders, event.location)), ...ofTeam };
  await refuseUnpayable({ ...decided, creatorId: event.creatorId }, finders, now);
  refuseInSeries(decided);
  const names = changedFields(event, decided);
  if (details.localStart !== event.localStart) refusePast(decided, now);
  if (names.length === 0) return event;
  const after = changed(series, event, { ...decided, localStart: details.localStart }, names, now);
  const moved = affected.map((before) => ({ before, after: { ...before, ...caughtUp(before, after) } }));
  refuseBehind(moved, now);
  await refuseTooFew(moved, by.lines);
  for (const one of moved) await refuseWorse(one.before, one.after, by.lines.find);
  const isMaterial = moved.some((one) => isMaterialChange(one.before, one.after));
  const news = newsAfter(series, isMaterial ? { kind: 'changed', fromDate } : undefined);
  const { kept, goesOn, split } = divided(series, { ...after, news }, fromDate);
  const facts = [kept, ...(split ? [split] : [])].flatMap((one) => [
    changedFact(one, now),
    ...heldBySeries(one, one.seriesId === series.seriesId ? series.template : {}, now),
  ]);
  if (!(await by.series.save(kept, split, facts))) throw new Problem('record.changed', { currentVersion: version });
  return finish(eventId, goesOn.seriesId, by, now);
}

/** The next version, with what the host changed; a new day moves all dates by as many. */
function changed(series: StoredSeries, event: StoredEvent, decided: Decided, names: string[], now: Date): StoredSeries {
  const { localStart, startsAt: _, endsAt: _end, ...rest } = decided;
  const chosen = Object.entries(rest).filter(([name]) => names.includes(name));
  const isMoved = names.includes('localStart');
  const shiftDays = dayNumber(localStart.slice(0, 10)) - dayNumber(event.occurrenceDate ?? '');
  return {
    ...series,
    ...(isMoved && { startTime: localStart.slice(11), shiftDays }),
    template: { ...series.template, ...Object.fromEntries(chosen) } as Template,
    version: series.version + 1,
    contentVersion: series.version + 1,
    updatedAt: now.toISOString(),
  };
}

interface Move {
  readonly before: StoredEvent;
  readonly after: StoredEvent;
}

function refuseBehind(moves: readonly Move[], now: Date): void {
  const late = moves.find(({ after }) => after.startsAt <= now.toISOString());
  if (late)
    throw new Problem('event.startsInPast', {
      fields: { localStart: `The event on ${dayOf(late.before)} would start in the past.` },
    });
}

/** Says which date has more people in than could come. */
async function refuseTooFew(moves: readonly Move[], lines: Pick<SeatStore, 'find'>): Promise<void> {
  for (const { before, after } of moves.filter(isLowered)) {
    const line = await lines.find(before.eventId);
    const taken = line ? seating(line).taken : 0;
    if (taken <= (after.capacity ?? taken)) continue;
    const people = quantity(taken, 'person is', 'people are');
    throw new Problem('event.capacityBelowJoined', { fields: { capacity: `${people} in on ${dayOf(before)}.` } });
  }
}

const isLowered = ({ before, after }: Move) =>
  after.capacity !== null && (before.capacity === null || before.capacity > after.capacity);

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const dayOf = ({ localStart }: StoredEvent) => days.format(new Date(`${localStart}Z`));
