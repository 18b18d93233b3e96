import * as z from 'zod';

/** An IANA time zone that this runtime knows, such as `America/Chicago`. */
export const TimeZone = z.string().refine(isTimeZone, 'Choose a time zone from the list.');

/** A wall-clock time without a zone, to the minute, in this century or the last: `2026-12-05T18:30`. */
export const LocalDateTime = z
  .string({ error: 'Choose a date and a time.' })
  .regex(/^(19|20)\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Choose a date and a time.')
  .refine((value) => !Number.isNaN(Date.parse(`${value}Z`)) && isRealDate(value), 'That day does not exist.');

/** A time of any day on a wall clock: `22:00`. */
export const ClockTime = z.string('Choose a time.').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time such as 22:00.');

const minuteMs = 60_000;

/**
 * The instant at which a zone's wall clock shows `local`. A time skipped in spring moves forward by the gap; of a time
 * that happens twice in autumn the first is meant (RFC 5545 section 3.3.5 reads both the same way).
 */
export function toInstant(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`);
  const before = offsetMs(new Date(asUtc - 24 * 60 * minuteMs), timeZone);
  const after = offsetMs(new Date(asUtc + 24 * 60 * minuteMs), timeZone);
  const candidates = [before, after]
    .map((offset) => new Date(asUtc - offset))
    .sort((a, b) => a.getTime() - b.getTime());
  const shown = candidates.find((instant) => toLocal(instant, timeZone) === local);
  return shown ?? new Date(asUtc - before);
}

/** What a zone's wall clock shows at an instant, to the minute. */
export function toLocal(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + offsetMs(instant, timeZone)).toISOString().slice(0, 16);
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
export function offsetMs(instant: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return wall - Math.floor(instant.getTime() / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const numeric = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', calendar: 'iso8601', ...numeric });
  clocks.set(timeZone, clock);
  return clock;
}

function isTimeZone(value: string): boolean {
  try {
    clockOf(value);
    return /^[A-Za-z]/.test(value);
  } catch {
    return false;
  }
}

const isRealDate = (local: string) => new Date(`${local}Z`).toISOString().startsWith(local.slice(0, 10));
