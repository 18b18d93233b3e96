import { Problem } from '#shared/contract/errors.ts';
import { isTooLong, occurrenceDates, type Recurrence, ruleDates } from '#shared/events/series/recurrence.ts';
import { mostMonths, mostOccurrences } from '#shared/events/series/recurrence-limits.ts';

type Rule = Recurrence & { readonly excludedDates: readonly string[] };

/**
 * Refuses a rule that has no meaning, or more dates than there may be, and says which part of it is wrong.
 * @throws {Problem} series.invalid
 */
export function refuseRule(rule: Rule): void {
  const wrong = faults(rule).find(({ is }) => is);
  if (wrong) throw new Problem('series.invalid', { fields: { [wrong.field]: wrong.message } });
}

function faults({ startDate, excludedDates, reoccurringInfo }: Rule) {
  const dates = ruleDates({ startDate, reoccurringInfo });
  const stray = excludedDates.find((date) => !dates.includes(date));
  const { until = startDate } = reoccurringInfo;
  const end = reoccurringInfo.until === undefined ? 'reoccurringInfo.count' : 'reoccurringInfo.until';
  return [
    { is: until < startDate, field: 'reoccurringInfo.until', message: 'Choose a day after the start.' },
    {
      is: dates[0] !== startDate,
      field: 'reoccurringInfo.weekdays',
      message: 'The first date is not one of the days on which it repeats.',
    },
    {
      is: isTooLong({ startDate, reoccurringInfo }),
      field: end,
      message: `At most ${mostOccurrences} times, and ${mostMonths} months ahead.`,
    },
    { is: stray !== undefined, field: 'excludedDates', message: `${stray} is not one of its dates.` },
    {
      is: occurrenceDates({ startDate, excludedDates, reoccurringInfo })[0] !== startDate,
      field: 'excludedDates',
      message: 'The first date takes place. Choose a later start to skip it.',
    },
  ];
}
