import { occurrenceTimes } from '#shared/events/series/occurrence-times.ts';
import { ruleDates } from '#shared/events/series/recurrence.ts';
import { ReoccurringInfo } from '#shared/events/series/recurrence-schemas.ts';
import { walkedDates, walkedInstant } from './recurrence-oracle.ts';

/** Run by a test as a process of its own, in some zone: says every date and instant of some rules. */
let different = 0;
const lines: string[] = [];
for (const [frequency, monthlyOn, startDate] of [
  ['daily', 'date', '2026-10-20'],
  ['weekly', 'date', '2026-03-01'],
  ['monthly', 'date', '2026-01-31'],
  ['monthly', 'weekday', '2026-03-08'],
  ['monthly', 'lastWeekday', '2026-10-25'],
] as const)
  for (const timeZone of ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe'])
    for (const startTime of ['01:45', '02:30', '23:59']) {
      const reoccurringInfo = ReoccurringInfo.parse({ frequency, monthlyOn, count: 30 });
      const dates = ruleDates({ startDate, reoccurringInfo });
      if (dates.join() !== walkedDates({ startDate, reoccurringInfo }).join()) different += 1;
      for (const date of dates) {
        const duration = { hours: 1, minutes: 0 };
        const { startsAt, localStart } = occurrenceTimes(date, { startTime, timeZone, shiftDays: 0, duration });
        if (startsAt !== walkedInstant(date, startTime, timeZone)) different += 1;
        lines.push(`${date} ${startsAt} ${localStart}`);
      }
    }
process.stdout.write(`${lines.length} dates, ${different} differ from the oracle\n${lines.join('\n')}\n`);
