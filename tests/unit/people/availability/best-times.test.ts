import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Invitee, rankTimes } from '#shared/people/availability/best-times.ts';
import { canAdd, withDate, withoutEmpty } from '#shared/people/availability/dates.ts';
import { isFree } from '#shared/people/availability/is-free.ts';
import { type Availability, weekdays } from '#shared/people/availability/schemas.ts';
import { hoursOn, range } from '#tests/support/people/availability.ts';

// A Tuesday.
const now = new Date('2026-12-01T12:00:00Z');
const chicago = (local: string) => new Date(`${local}:00-06:00`);

describe('a user with hours', () => {
  const evenings = hoursOn({ tuesday: ['17:00-20:00'], friday: ['20:00-23:59'], saturday: ['00:00-02:00'] });

  it('is free from the first to the last minute of a range, and no longer', () => {
    expect(isFree(evenings, chicago('2026-12-01T17:00'), chicago('2026-12-01T20:00'))).toBe(true);
    expect(isFree(evenings, chicago('2026-12-01T16:59'), chicago('2026-12-01T18:00'))).toBe(false);
    expect(isFree(evenings, chicago('2026-12-01T19:00'), chicago('2026-12-01T20:01'))).toBe(false);
  });

  it('is free over midnight when both days say so', () => {
    expect(isFree(evenings, chicago('2026-12-04T22:00'), chicago('2026-12-05T01:00'))).toBe(true);
    expect(isFree(evenings, chicago('2026-12-04T22:00'), chicago('2026-12-05T03:00'))).toBe(false);
    expect(isFree(evenings, chicago('2026-12-04T22:00'), chicago('2026-12-20T01:00'))).toBe(false);
  });

  it('goes by the hours of a date instead of its weekday', () => {
    const dated: Availability = {
      ...evenings,
      dateSpecificAvailability: [{ date: '2026-12-01', timeRanges: [range('09:00-10:00')] }],
    };
    expect(isFree(dated, chicago('2026-12-01T18:00'), chicago('2026-12-01T19:00'))).toBe(false);
    expect(isFree(dated, chicago('2026-12-01T09:00'), chicago('2026-12-01T10:00'))).toBe(true);
    expect(isFree(dated, chicago('2026-12-08T18:00'), chicago('2026-12-08T19:00'))).toBe(true);
  });
});

describe('hours of a date', () => {
  it('can be added with a day and sound times alone, and ranges left empty are dropped', () => {
    const empty = { startTime: '', endTime: '' };
    expect(withoutEmpty([range('09:00-10:00'), empty])).toEqual([range('09:00-10:00')]);
    expect(canAdd('2026-12-05', [range('09:00-10:00'), empty], now)).toBe(true);
    expect(canAdd('', [range('09:00-10:00')], now)).toBe(false);
    expect(canAdd('2026-12-05', [], now)).toBe(false);
    expect(canAdd('2026-12-05', [empty], now)).toBe(false);
    expect(canAdd('2026-12-05', [range('10:00-09:00')], now)).toBe(false);
    expect(canAdd('2026-12-05', [range('09:00-')], now)).toBe(false);
    expect(canAdd('2026-11-01', [range('09:00-10:00')], now)).toBe(false);
    expect(canAdd('2029-01-01', [range('09:00-10:00')], now)).toBe(false);
  });

  it('are said once for each date, soonest first', () => {
    const at = (date: string, text: string) => ({ date, timeRanges: [range(text)] });
    const dates = [at('2026-12-09', '09:00-10:00'), at('2026-12-05', '09:00-10:00')].reduce(withDate, []);
    expect(withDate(dates, at('2026-12-05', '11:00-12:00'))).toEqual([
      at('2026-12-05', '11:00-12:00'),
      at('2026-12-09', '09:00-10:00'),
    ]);
  });
});

describe('the best times', () => {
  const wish = {
    fromDate: '2026-12-01',
    days: 7,
    earliest: '08:00',
    latestEnd: '22:00',
    durationMinutes: 120,
    timeZone: 'America/Chicago',
  };
  const player = (userId: string, availability: Availability, busy: Invitee['busy'] = []) => ({
    userId,
    availability,
    busy,
  });

  it('begin with the one at which most can come, and say who is lost and why', () => {
    const people = [
      player('a', hoursOn({ tuesday: ['17:00-20:00'], thursday: ['18:00-21:00'] })),
      player('b', hoursOn({ thursday: ['18:00-21:00'] })),
      player('c', hoursOn({ thursday: ['17:00-22:00'] }), [
        { startsAt: '2026-12-04T01:00:00.000Z', endsAt: '2026-12-04T02:00:00.000Z' },
      ]),
    ];
    const [first, ...others] = rankTimes(people, wish, now);
    expect(first).toMatchObject({
      localStart: '2026-12-03T18:00',
      startsAt: '2026-12-04T00:00:00.000Z',
      free: ['a', 'b'],
      lost: [{ userId: 'c', because: 'plans' }],
    });
    expect(others.map(({ localStart, free }) => [localStart, free])).toContainEqual(['2026-12-01T17:00', ['a']]);
  });

  it('never overlap, never lie in the past, never rank fewer people first, and count everyone once', () => {
    const aWeek = fc
      .array(fc.constantFrom(...weekdays), { maxLength: 7 })
      .map((days) => hoursOn(Object.fromEntries(days.map((day) => [day, ['10:00-14:00', '17:00-20:00']]))));
    fc.assert(
      fc.property(fc.array(aWeek, { minLength: 1, maxLength: 5 }), (weeks) => {
        const people = weeks.map((week, index) => player(String(index), week));
        const times = rankTimes(people, wish, now);
        expect(times.length).toBeLessThanOrEqual(10);
        times.forEach((time, index) => {
          expect(time.free.length + time.lost.length).toBe(people.length);
          expect(Date.parse(time.startsAt)).toBeGreaterThan(now.getTime());
          for (const better of times.slice(0, index)) {
            expect(better.free.length).toBeGreaterThanOrEqual(time.free.length);
            expect(better.startsAt >= time.endsAt || better.endsAt <= time.startsAt).toBe(true);
          }
          for (const userId of time.free)
            expect(isFree(people[Number(userId)]!.availability, new Date(time.startsAt), new Date(time.endsAt))).toBe(
              true,
            );
        });
      }),
      { numRuns: 30 },
    );
  });
});
