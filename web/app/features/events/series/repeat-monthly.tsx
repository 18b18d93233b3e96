import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { weekdayNames } from '#shared/events/series/recurrence-limits.ts';
import { isLastOfMonth, type RepeatChoice, type RepeatPart, weekdayOn } from './repeat-choice.ts';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** By the date, by the place among the month's such weekdays, or the last of them: whichever the start is. */
export function MonthlyField({ choice, change, startDate }: RepeatPart & { startDate: string }) {
  const name = weekdayNames[weekdayOn(startDate)] ?? '';
  const weekday = name.charAt(0).toUpperCase() + name.slice(1);
  const date = Number(startDate.slice(8));
  const options = [
    { value: 'date', label: `On day ${date} of the month` },
    { value: 'weekday', label: `On the ${places[Math.ceil(date / 7) - 1]} ${weekday}` },
    ...(isLastOfMonth(startDate) ? [{ value: 'lastWeekday', label: `On the last ${weekday}` }] : []),
  ];
  const hint = date > 28 && choice.monthlyOn === 'date' ? 'Months without that day are skipped.' : undefined;
  return (
    <FormField label="In the month" constraintText={hint}>
      <Select
        options={options}
        selectedOption={options.find(({ value }) => value === choice.monthlyOn) ?? options[1] ?? null}
        onChange={({ detail }) => change({ monthlyOn: detail.selectedOption.value as RepeatChoice['monthlyOn'] })}
      />
    </FormField>
  );
}
