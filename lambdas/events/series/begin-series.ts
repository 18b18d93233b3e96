import { heldFacts } from '#lambdas/uploads/ports/held-fact.ts';
import { Problem } from '#shared/contract/errors.ts';
import { occurrenceDates } from '#shared/events/series/recurrence.ts';
import type { ReoccurringInfo } from '#shared/events/series/recurrence-schemas.ts';
import type { Decided } from '../details/event-details.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { changedFact } from './changed-fact.ts';
import { bringUpDates, type DatesWork } from './dates/bring-up.ts';
import { refuseRule } from './rule/refuse-rule.ts';
import { occurrenceId, type StoredSeries, type Template } from './stored-series.ts';

interface Beginning {
  readonly seriesId: string;
  readonly decided: Decided;
  /** The wall clock that the host chose, also where the first date's clock skips it. */
  readonly localStart: string;
  readonly reoccurringInfo: ReoccurringInfo;
  readonly excludedDates: readonly string[];
  readonly host: Pick<StoredEvent, 'creatorId' | 'hostName' | 'shareToken'>;
  readonly publish: boolean;
}

/**
 * Makes a series and its first events. Returns the first of them.
 * @throws {Problem} series.invalid, auth.required
 */
export async function beginSeries(beginning: Beginning, by: DatesWork, now: Date): Promise<StoredEvent> {
  const series = toSeries(beginning, now);
  if (!beginning.publish)
    throw new Problem('series.invalid', {
      fields: { publish: 'A draft cannot repeat. Publish it, or let it take place once.' },
    });
  refuseRule(series);
  const { seriesId } = series;
  const isBegun = await by.series.begin(series, [changedFact(series, now), ...heldBySeries(series, {}, now)]);
  if (!isBegun) throw new Problem('auth.required');
  await bringUpDates(seriesId, by, now);
  const [first = ''] = occurrenceDates(series);
  const event = await by.events.find(occurrenceId(seriesId, first));
  if (!event) throw new Error('The first event of a series was not made');
  return event;
}

/** The cover that its coming dates will show. */
export const heldBySeries = (series: StoredSeries, before: Pick<Template, 'cover'>, now: Date) =>
  heldFacts(
    { holder: series.seriesId, version: series.version, uploadIds: coverOf(series.template) },
    coverOf(before),
    now,
  );

const coverOf = ({ cover }: Pick<Template, 'cover'>) => (cover ? [cover.uploadId] : []);

function toSeries({ seriesId, decided, localStart, host, ...rule }: Beginning, now: Date): StoredSeries {
  const { localStart: _, startsAt: _start, endsAt: _end, ...template } = decided;
  const at = now.toISOString();
  return {
    seriesId,
    rootId: seriesId,
    version: 1,
    contentVersion: 1,
    settledVersion: 0,
    createdAt: at,
    updatedAt: at,
    ...host,
    startDate: localStart.slice(0, 10),
    startTime: localStart.slice(11),
    shiftDays: 0,
    fromDate: localStart.slice(0, 10),
    template,
    reoccurringInfo: rule.reoccurringInfo,
    excludedDates: [...new Set(rule.excludedDates)].sort(),
  };
}
