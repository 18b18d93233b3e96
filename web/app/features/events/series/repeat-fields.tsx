import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { weekdayNames } from '#shared/events/series/recurrence-limits.ts';
import { ReoccurringInfo } from '#shared/events/series/recurrence-schemas.ts';
import { recurrenceWords } from '#shared/events/series/recurrence-words.ts';
import {
  noRepeat,
  previewDates,
  type RepeatChoice,
  type RepeatPart,
  toReoccurringInfo,
  weekdayOn,
} from './repeat-choice.ts';
import { RepeatDates } from './repeat-dates.tsx';
import { RepeatEnd } from './repeat-end.tsx';
import { MonthlyField } from './repeat-monthly.tsx';
import { FrequencyField, HolidaysBox } from './repeat-parts.tsx';
import './repeat.css';
import type { EventFormState } from '../details/edit/event-values.ts';

const gaps = {
  daily: 'Days between dates',
  weekly: 'Weeks between dates',
  monthly: 'Months between dates',
  never: '',
} as const;

/** Whether and how an event repeats, said in a sentence, with its dates, each of which can be skipped. */
export function RepeatFields({ form }: { form: EventFormState }) {
  const { control, values } = form;
  const [choice, setChoice] = useState(noRepeat);
  const localStart = useWatch({ control, name: 'localStart' });
  const skipped = useWatch({ control, name: 'excludedDates' }) ?? [];
  const startDate = /^\d{4}-\d{2}-\d{2}/.exec(localStart ?? '')?.[0];
  const info = toReoccurringInfo(choice, startDate);
  const asText = JSON.stringify(info);
  useEffect(() => {
    values.setValue('reoccurringInfo', asText === undefined ? undefined : JSON.parse(asText));
    values.setValue('excludedDates', []);
    values.clearErrors('reoccurringInfo');
  }, [asText, values]);
  const change = (changes: Partial<RepeatChoice>) => setChoice({ ...choice, ...changes });
  const dates = previewDates(info, startDate);
  const parsed = ReoccurringInfo.safeParse(info);
  const message = useRepeatMessage(form);
  return (
    <SpaceBetween size="l">
      <FrequencyField choice={choice} change={change} errorText={choice.frequency === 'never' ? message : undefined} />
      {choice.frequency !== 'never' && (
        <SpaceBetween size="l">
          {!startDate && <p>Choose when it starts first.</p>}
          <Rhythm choice={choice} change={change} startDate={startDate} />
          <RepeatEnd choice={choice} change={change} message={message} startDate={startDate} />
          <HolidaysBox choice={choice} change={change} />
          <p aria-live="polite" className="repeat-words">
            {parsed.success &&
              startDate &&
              dates.length > 0 &&
              recurrenceWords({
                startDate,
                startTime: localStart?.slice(11) || '00:00',
                reoccurringInfo: parsed.data,
                excludedDates: skipped,
              })}
          </p>
          <RepeatDates
            dates={dates}
            skipped={skipped}
            onChange={(next) => values.setValue('excludedDates', next, { shouldDirty: true })}
          />
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
}

/** What is wrong with any part of it, shown at its end. */
function useRepeatMessage({ control }: EventFormState): string | undefined {
  const { errors } = useFormState({ control });
  const found = [errors.excludedDates, ...Object.values(errors.reoccurringInfo ?? {}), errors.reoccurringInfo];
  for (const one of found) {
    const { message } = (one ?? {}) as { message?: unknown };
    if (typeof message === 'string' && message) return message;
  }
  return undefined;
}

export function Rhythm({ choice, change, startDate }: RepeatPart & { startDate: string | undefined }) {
  const { frequency, interval } = choice;
  return (
    <SpaceBetween size="l">
      <FormField label={gaps[frequency]} constraintText="1 to 12">
        <Input
          type="number"
          inputMode="numeric"
          value={String(interval ?? '')}
          onChange={({ detail }) => change({ interval: detail.value === '' ? undefined : Number(detail.value) })}
        />
      </FormField>
      {frequency === 'weekly' && <Weekdays choice={choice} change={change} startDate={startDate} />}
      {frequency === 'monthly' && startDate && <MonthlyField choice={choice} change={change} startDate={startDate} />}
    </SpaceBetween>
  );
}

/** The weekday of the start is always one of them. */
function Weekdays({ choice, change, startDate }: RepeatPart & { startDate: string | undefined }) {
  const fixed = startDate ? weekdayOn(startDate) : undefined;
  const { moreWeekdays } = choice;
  return (
    <fieldset className="repeat-weekdays">
      <legend>On</legend>
      {weekdayNames.map((name, index) => (
        <Checkbox
          key={name}
          checked={index === fixed || moreWeekdays.includes(name)}
          disabled={index === fixed}
          ariaLabel={name.charAt(0).toUpperCase() + name.slice(1)}
          onChange={({ detail }) =>
            change({
              moreWeekdays: detail.checked ? [...moreWeekdays, name] : moreWeekdays.filter((one) => one !== name),
            })
          }
        >
          {name.charAt(0).toUpperCase() + name.slice(1, 3)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
