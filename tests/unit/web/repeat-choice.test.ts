import { expect, it } from 'vitest';
import { noRepeat, previewDates, toReoccurringInfo } from '#web/app/features/events/series/repeat-choice.ts';

const tuesday = '2026-12-22';
const weekly = { ...noRepeat, frequency: 'weekly' as const, count: 3 };

it('sends nothing for an event that takes place once, or has no start yet', () => {
  expect(toReoccurringInfo(noRepeat, tuesday)).toBeUndefined();
  expect(toReoccurringInfo(weekly, undefined)).toBeUndefined();
});

it('always repeats on the weekday of the start, whichever others were chosen', () => {
  expect(toReoccurringInfo(weekly, tuesday)).toMatchObject({ weekdays: [], count: 3 });
  const more = { ...weekly, moreWeekdays: ['friday', 'monday'] };
  expect(toReoccurringInfo(more, tuesday)).toMatchObject({ weekdays: ['monday', 'tuesday', 'friday'] });
  expect(toReoccurringInfo(more, '2026-12-24')).toMatchObject({ weekdays: ['monday', 'thursday', 'friday'] });
});

it('takes the last weekday of a month only where the start is one', () => {
  const monthly = { ...noRepeat, frequency: 'monthly' as const, monthlyOn: 'lastWeekday' as const };
  expect(toReoccurringInfo(monthly, '2026-12-29')).toMatchObject({ monthlyOn: 'lastWeekday' });
  expect(toReoccurringInfo(monthly, tuesday)).toMatchObject({ monthlyOn: 'weekday' });
});

it('previews the dates and names the holidays that are left out', () => {
  const info = toReoccurringInfo({ ...weekly, moreWeekdays: ['friday'], skipHolidays: true }, tuesday);
  expect(previewDates(info, tuesday)).toEqual([
    { date: '2026-12-22', holiday: undefined },
    { date: '2026-12-25', holiday: 'Christmas Day' },
    { date: '2026-12-29', holiday: undefined },
  ]);
  expect(previewDates({ ...info, count: 1000 }, tuesday)).toEqual([]);
});
