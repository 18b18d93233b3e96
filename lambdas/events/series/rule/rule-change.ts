import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { Problem } from '#shared/contract/errors.ts';
import { type KnownDate, planRule, type RulePlan } from '#shared/events/series/plan-rule.ts';
import type { ReoccurringInfo } from '#shared/events/series/recurrence-schemas.ts';
import { recurrenceWords } from '#shared/events/series/recurrence-words.ts';
import type { RuleEffect } from '#shared/events/series/rule-contract.ts';
import { type DatedTimes, seriesDates, timesOf } from '#shared/events/series/series-dates.ts';
import { addDays } from '#shared/local-dates.ts';
import type { StoredEvent } from '../../details/stored-event.ts';
import { membersOfLine } from '../../rsvp/line/line-members.ts';
import type { SeatStore } from '../../rsvp/line/seats.ts';
import type { SeriesWork } from '../dates/bring-up.ts';
import { openSeries } from '../open-series.ts';
import { aheadMs, isCalledOff, occurrenceId, type StoredSeries } from '../stored-series.ts';
import { refuseRule } from './refuse-rule.ts';

interface AskedRule {
  readonly eventId: string;
  readonly version: number;
  readonly scope: 'following' | 'all';
  readonly localStart: string;
  readonly reoccurringInfo: ReoccurringInfo;
  readonly excludedDates: readonly string[];
}

export interface RuleWork extends SeriesWork {
  readonly lines: Pick<SeatStore, 'find'>;
}

/** A change of rule that has been found possible, and what it does. */
interface RuleChange {
  readonly series: StoredSeries;
  /** The series with the new rule, before it is divided. */
  readonly after: StoredSeries;
  /** The first date that the change is for. */
  readonly fromDate: string;
  readonly plan: RulePlan;
  readonly effect: RuleEffect;
}

/**
 * What another rule would be and do. Dates go on naming the events that they named, so that whatever is on a date of both
 * rules stays the event that it is, with all its players.
 * @throws {Problem} event.notFound, record.changed, event.notEditable, series.notFound, series.invalid, event.startsInPast
 */
export async function ruleChange(asked: AskedRule, by: RuleWork, now: Date): Promise<RuleChange> {
  const opened = await openSeries(asked, by, now);
  const { series } = opened;
  const rule = ruled(series, asked);
  refuseRule(rule);
  const [first] = seriesDates(rule);
  const fromDate = first !== undefined && first < opened.fromDate ? first : opened.fromDate;
  const after = { ...rule, fromDate };
  refuseFirst(first, opened, after, now);
  const dates = { before: datesFrom(fromDate, series), after: datesFrom(fromDate, after) };
  const known = await knownDates([...dates.before, ...dates.after], series, by, now);
  const plan = planRule({ ...dates, known }, now);
  return { series, after, fromDate, plan, effect: effectOf(plan, after) };
}

/** The rule in the series' own terms: its first date names the event that already was on that day. */
function ruled(series: StoredSeries, { localStart, reoccurringInfo, excludedDates }: AskedRule): StoredSeries {
  const startDate = localStart.slice(0, 10);
  return {
    ...series,
    startDate,
    startTime: localStart.slice(11),
    keyDays: -series.shiftDays,
    reoccurringInfo,
    excludedDates: [...new Set(excludedDates)].sort(),
    fromDate: series.rootId === series.seriesId ? '0000-01-01' : series.fromDate,
  };
}

/** The first date lies ahead, after the dates that stay as they are, and before those that are another series'. */
function refuseFirst(
  first: string | undefined,
  { series, fromDate }: { series: StoredSeries; fromDate: string },
  after: StoredSeries,
  now: Date,
): void {
  const last = seriesDates(series)
    .filter((date) => date < fromDate)
    .at(-1);
  const wanted = addDays(after.startDate, after.keyDays ?? 0);
  const wrong = (message: string) => new Problem('series.invalid', { fields: { localStart: message } });
  if (last !== undefined && wanted <= last) throw wrong('Dates before this one stay as they are. Start after them.');
  if (first !== wanted) throw wrong('These dates are another part of the series. Start within this part.');
  if (isCalledOff(after, wanted)) throw wrong('The host called off all dates from there on. Start before them.');
  const [start] = timesOf([wanted], after, after.template);
  if (start && start.startsAt <= now.toISOString()) throw new Problem('event.startsInPast');
}

const datesFrom = (fromDate: string, series: StoredSeries): DatedTimes[] =>
  timesOf(
    seriesDates(series).filter((date) => date >= fromDate && !isCalledOff(series, date)),
    series,
    series.template,
  );

async function knownDates(dates: readonly DatedTimes[], { rootId }: StoredSeries, by: RuleWork, now: Date) {
  const horizon = new Date(now.getTime() + aheadMs).toISOString();
  const near = dates.filter(({ startsAt }) => startsAt <= horizon).map(({ occurrenceDate }) => occurrenceDate);
  const events = await by.series.findEvents([...new Set(near)].map((date) => occurrenceId(rootId, date)));
  const known = new Map<string, KnownDate>();
  await inParallel([...events.values()], 8, async (event) => {
    if (!event.takenAway) known.set(event.occurrenceDate ?? '', await knownDate(event, by));
  });
  return known;
}

async function knownDate(event: StoredEvent, { lines }: RuleWork): Promise<KnownDate> {
  const { occurrenceDate = '', localStart, startsAt, status, ownFields = [] } = event;
  const line = await lines.find(event.eventId);
  return {
    occurrenceDate,
    localStart,
    startsAt,
    isCancelled: status === 'cancelled',
    isMoved: ownFields.includes('localStart'),
    isEdited: ownFields.length > 0,
    people: line ? membersOfLine(line) : [],
  };
}

function effectOf({ added, moved, kept, removed, stillCancelled }: RulePlan, after: StoredSeries): RuleEffect {
  const shiftDays = (after.keyDays ?? 0) + after.shiftDays;
  return {
    summary: recurrenceWords({ ...after, shiftDays }),
    added: added.length,
    moved: moved.length,
    kept: kept.length,
    removed: removed.length,
    stillCancelled: stillCancelled.length,
    peopleToTell: new Set(removed.flatMap(({ people }) => people)).size,
    lost: removed
      .filter(({ people, isEdited }) => people.length > 0 || isEdited)
      .map(({ localStart, people, isEdited }) => ({ localStart, people: people.length, isEdited })),
  };
}
