import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { seriesContract } from '#shared/events/series/contract.ts';
import { seriesDates } from '#shared/events/series/series-dates.ts';
import { heldBySeries } from '../begin-series.ts';
import { changedFact } from '../changed-fact.ts';
import { divided } from '../dates/split-series.ts';
import { finish } from '../finish.ts';
import { type RuleWork, ruleChange } from '../rule/rule-change.ts';
import { newsAfter, occurrenceId, plannedUntil, type SeriesNews, type StoredSeries } from '../stored-series.ts';

type ChangeRule = (typeof seriesContract)['operations']['changeRule'];
type Found = Awaited<ReturnType<typeof ruleChange>>;
type Why = Pick<Parsed<ChangeRule>, 'reason' | 'message'>;

/**
 * Gives a series another rule from a date on. What was before stays; a date of both rules stays the event that it is, at
 * the new time unless it has one of its own; the others are added, or taken away. One write decides it, and a worker
 * on the series next does the rest.
 */
export async function changeRule(
  { reason, message, ...asked }: Parsed<ChangeRule>,
  { now }: Caller,
  by: RuleWork,
): Promise<Output<ChangeRule>> {
  const found = await ruleChange(asked, by, now);
  const { series, fromDate, effect } = found;
  const { kept, goesOn, split } = divided(series, nextVersion(found, { reason, message }, now), fromDate);
  const facts = [kept, ...(split ? [split] : [])].flatMap((one) => [
    changedFact(one, now),
    ...heldBySeries(one, one.seriesId === series.seriesId ? series.template : {}, now),
  ]);
  if (!(await by.series.save(kept, split, facts)))
    throw new Problem('record.changed', { currentVersion: asked.version });
  await finish(asked.eventId, goesOn.seriesId, by, now);
  const [firstDate = ''] = seriesDates(goesOn);
  return { ...effect, seriesId: goesOn.seriesId, firstEventId: occurrenceId(goesOn.rootId, firstDate), firstDate };
}

/** Who always comes is put on the lists of the new dates as well, so the mark of what was done begins anew. */
function nextVersion({ series, after, fromDate, plan }: Found, { reason, message }: Why, now: Date): StoredSeries {
  const stays = new Set(seriesDates(after));
  const events = datesThatMayBeEvents(series, now).filter((date) => date >= fromDate && !stays.has(date));
  const earlier = series.dropped?.dates ?? [];
  const dates = [...new Set([...earlier, ...events])].filter((date) => !stays.has(date));
  const removed = plan.removed.map(({ occurrenceDate }) => occurrenceDate).filter((date) => events.includes(date));
  const news: SeriesNews = { kind: 'changed', fromDate, removed, onlyRemoved: !isMoved(series, after) };
  const version = series.version + 1;
  return {
    ...series,
    ...after,
    version,
    contentVersion: version,
    updatedAt: now.toISOString(),
    standingThrough: undefined,
    dropped: dates.length > 0 ? { dates, reason, ...(message && { message }) } : undefined,
    news: newsAfter(series, removed.length > 0 || !news.onlyRemoved ? news : undefined),
  };
}

/** Some more than are by now: the dates may be looked at by a process whose clock is ahead. */
const datesThatMayBeEvents = (series: StoredSeries, now: Date): string[] =>
  plannedUntil(series, new Date(now.getTime() + 24 * 60 * 60 * 1000)).map(({ occurrenceDate }) => occurrenceDate);

/** As for any event, ten minutes are nothing that people must be told (domain 4.4.1). */
const isMoved = (before: StoredSeries, after: StoredSeries): boolean =>
  Math.abs(minutesOf(before.startTime) - minutesOf(after.startTime)) > 10;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
