/** A part of one day on a wall clock, `17:00` to `20:00`. */
export interface TimeRange {
  readonly startTime: string;
  readonly endTime: string;
}

/** What ticking a day, and a new date, begin with (R-AVAIL-07, R-AVAIL-19). */
export const usualRange: TimeRange = { startTime: '17:00', endTime: '20:00' };

/** Why a range does not count, in the specification's own words where it has some (R-AVAIL-10 to 12). */
export type RangeFault = 'required' | 'endTimeBeforeStartTime' | 'overlap';

export const endBeforeStart = 'End must be after start.';
export const overlap = 'Overlapping times with another range.';

const dayMinutes = 24 * 60;
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const lastMinute = '23:59';

/** Minutes since midnight. The last minute of a day is its end: no range can say 24:00. */
export const minutesOf = (time: string): number =>
  time === lastMinute ? dayMinutes : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeOf = (minutes: number): string => {
  if (minutes >= dayMinutes) return lastMinute;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** What is wrong with each range of a day; the later of two that overlap is the one at fault. Touching is allowed. */
export function rangeFaults(ranges: readonly TimeRange[]): (RangeFault | undefined)[] {
  const alone = ranges.map(faultAlone);
  return ranges.map((range, index) => {
    const before = ranges.filter((_, other) => other < index && !alone[other]);
    return alone[index] ?? (before.some((one) => overlaps(one, range)) ? 'overlap' : undefined);
  });
}

function faultAlone({ startTime, endTime }: TimeRange): RangeFault | undefined {
  if (!isTime(startTime) || !isTime(endTime)) return 'required';
  return endTime > startTime ? undefined : 'endTimeBeforeStartTime';
}

const overlaps = (a: TimeRange, b: TimeRange) => a.startTime < b.endTime && b.startTime < a.endTime;

/** One more range where there is room: after the last, else in the first gap; undefined in a day that is full. */
export function nextRange(ranges: readonly TimeRange[]): TimeRange | undefined {
  if (ranges.length === 0) return usualRange;
  const free = gapsOf(ranges);
  const gap = free.findLast(({ from, until }) => until - from >= 60) ?? free.at(-1);
  return gap && { startTime: timeOf(gap.from), endTime: timeOf(Math.min(gap.from + 60, gap.until)) };
}

interface Span {
  readonly from: number;
  readonly until: number;
}

function gapsOf(ranges: readonly TimeRange[]): Span[] {
  const gaps: Span[] = [];
  let from = 0;
  for (const taken of spansOf(ranges)) {
    if (taken.from > from) gaps.push({ from, until: taken.from });
    from = taken.until;
  }
  return from < dayMinutes ? [...gaps, { from, until: dayMinutes }] : gaps;
}

/** The time that ranges cover, in order and without seams, however they overlap. Ranges at fault cover nothing. */
export function spansOf(ranges: readonly TimeRange[]): Span[] {
  const sound = ranges.filter((range) => !faultAlone(range));
  const spans = sound.map(({ startTime, endTime }) => ({ from: minutesOf(startTime), until: minutesOf(endTime) }));
  const joined: Span[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (!last || span.from > last.until) joined.push(span);
    else joined[joined.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
  }
  return joined;
}

/** Adds a part of a day, or takes it away. What comes back is in order and does not overlap. */
export function paint(ranges: readonly TimeRange[], part: Span, isFree: boolean): TimeRange[] {
  const { from, until } = part;
  const without = spansOf(ranges).flatMap((span) => [
    { from: span.from, until: Math.min(span.until, from) },
    { from: Math.max(span.from, until), until: span.until },
  ]);
  const kept = without.filter((span) => span.from < span.until);
  const painted = (isFree ? [...kept, part] : kept).map(toRange);
  return spansOf(painted).map(toRange);
}

const toRange = ({ from, until }: Span): TimeRange => ({ startTime: timeOf(from), endTime: timeOf(until) });

/** How much of a part of the day is covered, from 0 to 1. */
export function shareOf(ranges: readonly TimeRange[], { from, until }: Span): number {
  const minutes = spansOf(ranges).map((span) => Math.min(span.until, until) - Math.max(span.from, from));
  return minutes.filter((covered) => covered > 0).reduce((sum, covered) => sum + covered, 0) / (until - from);
}
