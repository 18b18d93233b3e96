import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { LocalDateTime, offsetMs, TimeZone, toInstant, toLocal } from '#shared/time.ts';

/** Zones with half hours, half-hour summer time, skipped days, summer time in the south, and none at all. */
const zones = [
  'America/Chicago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/Dublin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Africa/Casablanca',
  'UTC',
];

const minutes = (from: string, to: string) =>
  fc
    .integer({ min: Date.parse(from) / 60_000, max: Date.parse(to) / 60_000 })
    .map((minute) => new Date(minute * 60_000));

/** Any minute, and more often one near a change of the zone's clock. */
const aWallClock = fc.constantFrom(...zones).chain((zone) => {
  const anywhere = minutes('1990-01-01T00:00Z', '2050-01-01T00:00Z');
  const nearChange = fc.tuple(anywhere, fc.integer({ min: -36 * 60, max: 36 * 60 })).map(([from, away]) => {
    const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(zone);
    const change = start.getTimeZoneTransition('next') ?? start;
    return new Date(change.epochMilliseconds + away * 60_000);
  });
  return fc.oneof(anywhere, nearChange).map((instant) => ({ zone, local: instant.toISOString().slice(0, 16) }));
});

it('finds the instant of a wall clock as the calendar standard does', () => {
  fc.assert(
    fc.property(aWallClock, ({ zone, local }) => {
      const expected = Temporal.PlainDateTime.from(local).toZonedDateTime(zone, { disambiguation: 'compatible' });
      expect(toInstant(local, zone).getTime()).toBe(expected.epochMilliseconds);
    }),
    { numRuns: 2000 },
  );
});

it('shows an instant as the wall clock does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes('1990-01-01T00:00Z', '2050-01-01T00:00Z'), (zone, instant) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
      expect(toLocal(instant, zone)).toBe(zoned.toPlainDateTime().toString().slice(0, 16));
      expect(offsetMs(instant, zone)).toBe(zoned.offsetNanoseconds / 1e6);
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['2031-03-09T02:30', 'America/Chicago', '2031-03-09T08:30:00.000Z', 'a skipped time moves forward by the gap'],
  ['2031-11-02T01:30', 'America/Chicago', '2031-11-02T06:30:00.000Z', 'of a repeated time the first is meant'],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z', 'a gap may be half an hour'],
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z', 'a gap may be a whole day'],
  ['2026-07-01T18:30', 'Asia/Kolkata', '2026-07-01T13:00:00.000Z', 'an offset may have a half hour'],
])('reads %s in %s: %s (%s)', (local, zone, instant) => {
  expect(toInstant(local, zone).toISOString()).toBe(instant);
});

it('means the same whatever zone the machine is in', () => {
  const module = fileURLToPath(new URL('../../../shared/time.ts', import.meta.url));
  const script = `import { toInstant, toLocal } from ${JSON.stringify(module)};
    const instant = toInstant('2031-03-09T02:30', 'America/Chicago');
    process.stdout.write(instant.toISOString() + ' ' + toLocal(instant, 'Australia/Lord_Howe'));`;
  for (const TZ of ['UTC', 'America/Chicago', 'Pacific/Apia'])
    expect(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        env: { ...process.env, TZ },
      }).toString(),
    ).toBe('2031-03-09T08:30:00.000Z 2031-03-09T19:30');
});

it('takes only days that exist, and zones that are known', () => {
  const takes = (value: string) => LocalDateTime.safeParse(value).success;
  expect(['2032-02-29T10:00', '2031-12-31T23:59'].map(takes)).toEqual([true, true]);
  const wrong = ['2031-02-29T10:00', '2031-04-31T10:00', '2031-01-01T24:00', '2031-01-01', '9999-01-01T10:00'];
  expect(wrong.map(takes)).toEqual([false, false, false, false, false]);
  expect(TimeZone.safeParse('America/Chicago').success).toBe(true);
  for (const zone of ['Mars/Base', '', '+05:00']) expect(TimeZone.safeParse(zone).success).toBe(false);
});
