import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { addDays } from '#shared/local-dates.ts';
import { toLocal } from '#shared/time.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import type { EventControl } from '../event-values.ts';
import { onDay } from './default-start.ts';

/** Days that are one press away; others are behind the last chip. */
const near = 4;

const words = (date: string, shown: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...shown }).format(new Date(`${date}T12:00Z`));

/** The day: today, the next ones, or one from the calendar. */
export function DayField({ control }: EventControl) {
  const { field, fieldState } = useField({ control, name: 'localStart' });
  const timeZone = useWatch({ control, name: 'timeZone' });
  const id = useId();
  const [date = '', time = ''] = String(field.value ?? '').split('T');
  const today = toLocal(new Date(), timeZone).slice(0, 10);
  const days = Array.from({ length: near }, (_, index) => addDays(today, index));
  const pick = (day: string) => {
    if (day) field.onChange(onDay(day, time, timeZone, new Date()));
  };
  const isFar = date !== '' && !days.includes(date);
  return (
    <ChipChoice
      label="When"
      options={days.map((day, index) => ({
        value: day,
        label: index === 0 ? 'Today' : words(day, { weekday: 'short' }),
        name: index === 0 ? 'Today' : words(day, { weekday: 'long', month: 'long', day: 'numeric' }),
      }))}
      value={date}
      onChange={pick}
      message={fieldState.error?.message}
      firstRef={field.ref}
    >
      <span className={isFar ? 'chip date-chip is-chosen' : 'chip date-chip'}>
        <label htmlFor={id} aria-hidden="true">
          {isFar ? words(date, { month: 'short', day: 'numeric' }) : 'Pick a date'}
        </label>
        <input
          id={id}
          type="date"
          aria-label="Date"
          value={date}
          min={today}
          onClick={(event) => event.currentTarget.showPicker?.()}
          onChange={(event) => pick(event.target.value)}
        />
      </span>
    </ChipChoice>
  );
}
