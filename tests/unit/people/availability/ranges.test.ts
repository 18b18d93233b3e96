import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRange, paint, rangeFaults, shareOf, spansOf, type TimeRange } from '#shared/people/availability/ranges.ts';
import { availabilityFacts, type WeeklyAvailability, weekdays } from '#shared/people/availability/schemas.ts';
import { editWeek, emptyWeek, type WeekEdit } from '#shared/people/availability/week.ts';
import { range } from '#tests/support/people/availability.ts';

const day = fc.constantFrom(...weekdays);
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const typed = fc.record({ startTime: fc.oneof(time, fc.constant('')), endTime: fc.oneof(time, fc.constant('')) });
const hourOfWeek = fc.record({ day: fc.nat(6), hour: fc.nat(23) });
const untyped = fc.oneof(
  fc.record({ edit: fc.constant('tick' as const), day, isAvailable: fc.boolean() }),
  fc.record({ edit: fc.constant('add' as const), day }),
  fc.record({ edit: fc.constant('remove' as const), day, index: fc.nat(4) }),
  fc.record({
    edit: fc.constant('paint' as const),
    before: fc.constant(emptyWeek()),
    from: hourOfWeek,
    to: hourOfWeek,
    isFree: fc.boolean(),
  }),
  fc.record({ edit: fc.constant('copy' as const), day }),
);
const anyEdit: fc.Arbitrary<WeekEdit> = fc.oneof(
  untyped,
  fc.record({ edit: fc.constant('set' as const), day, index: fc.nat(4), range: typed }),
);

const after = (edits: readonly WeekEdit[]): WeeklyAvailability =>
  edits.reduce((week, edit) => editWeek(week, edit.edit === 'paint' ? { ...edit, before: week } : edit), emptyWeek());
const rangesOf = (week: WeeklyAvailability) => weekdays.map((each) => week[each].timeRanges);

/** Written apart from the rules: minute by minute. */
function overlapsByMinutes(ranges: readonly TimeRange[]): boolean {
  const minutes = ranges.flatMap(({ startTime, endTime }) => {
    const [from = 0, until = 0] = [startTime, endTime].map((t) => Number(t.slice(0, 2)) * 60 + Number(t.slice(3)));
    return Array.from({ length: Math.max(0, until - from) }, (_, index) => from + index);
  });
  return new Set(minutes).size < minutes.length;
}

describe('a week of availability', () => {
  it('never has ranges that overlap, whatever is ticked, added, removed, painted and copied in whatever order', () => {
    fc.assert(
      fc.property(fc.array(untyped, { maxLength: 30 }), (edits) => {
        const ranges = rangesOf(after(edits));
        expect(ranges.some(overlapsByMinutes)).toBe(false);
        expect(ranges.flatMap(rangeFaults).filter(Boolean)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('can be saved exactly when nothing that was typed is missing, backwards or overlapping', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 30 }), (edits) => {
        const week = after(edits);
        const isSound = rangesOf(week).every(
          (ranges) =>
            ranges.length <= 8 &&
            ranges.every(({ startTime, endTime }) => startTime && endTime > startTime) &&
            !overlapsByMinutes(ranges),
        );
        expect(availabilityFacts.weeklyAvailability.safeParse(week).success).toBe(isSound);
      }),
      { numRuns: 100 },
    );
  });

  it('is free on a day exactly when the day has times', () => {
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 20 }), (edits) => {
        const week = after(edits);
        for (const each of weekdays) expect(week[each].isAvailable).toBe(week[each].timeRanges.length > 0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the ranges of a day', () => {
  it('say what is wrong with each, and let two touch', () => {
    const ranges = ['09:00-10:00', '10:00-11:00', '10:30-12:00', '13:00-12:00', '-14:00'].map(range);
    expect(rangeFaults(ranges)).toEqual([undefined, undefined, 'overlap', 'endTimeBeforeStartTime', 'required']);
  });

  it('take one more where there is room, and none into a full day', () => {
    expect(nextRange([])).toEqual(range('17:00-20:00'));
    expect(nextRange([range('17:00-20:00')])).toEqual(range('20:00-21:00'));
    expect(nextRange([range('08:00-23:59')])).toEqual(range('00:00-01:00'));
    expect(nextRange([range('00:00-23:59')])).toBeUndefined();
  });

  it('lose what is painted away and join what is painted on', () => {
    const evening = [range('17:00-20:00')];
    expect(paint(evening, { from: 18 * 60, until: 19 * 60 }, false)).toEqual([
      range('17:00-18:00'),
      range('19:00-20:00'),
    ]);
    expect(paint(evening, { from: 20 * 60, until: 21 * 60 }, true)).toEqual([range('17:00-21:00')]);
    expect(spansOf(paint([], { from: 23 * 60, until: 24 * 60 }, true))).toEqual([{ from: 1380, until: 1440 }]);
  });

  it('tell how much of an hour they cover', () => {
    expect(shareOf([range('17:30-18:00')], { from: 17 * 60, until: 18 * 60 })).toBe(0.5);
    expect(shareOf([range('17:30-18:00')], { from: 19 * 60, until: 20 * 60 })).toBe(0);
  });
});
