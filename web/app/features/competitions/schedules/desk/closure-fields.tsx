import FormField from '@cloudscape-design/components/form-field';
import Input from '@cloudscape-design/components/input';
import Select from '@cloudscape-design/components/select';
import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { dayName } from '../names.ts';
import { type ClosureValues, daysToPlay, isWholeDay, wholeDay } from './closure-values.ts';

interface Props {
  readonly desk: ScheduleDesk;
  readonly closure: ClosureValues;
  readonly onChange: (part: Partial<ClosureValues>) => void;
}

const otherTime = { value: '', label: 'Another time' };

/** When and where nothing can be played: a day of matches, or any time. */
export function ClosureFields({ desk, closure, onChange }: Props) {
  const days = daysToPlay(desk).map(({ day, matches }) => ({
    value: day,
    label: dayName(day),
    description: quantity(matches, 'match', 'matches'),
  }));
  const options = [...days, otherTime];
  const isDay = isWholeDay(closure);
  const chosen = options.find(({ value }) => isDay && value === closure.from.slice(0, 10)) ?? otherTime;
  const places = [
    { value: '', label: 'Everywhere' },
    ...(desk.plan?.places ?? []).map(({ placeId, name }) => ({ value: placeId, label: name })),
  ];
  return (
    <>
      <FormField label="Day">
        <Select
          options={options}
          selectedOption={chosen}
          onChange={({ detail }) => onChange(wholeDay(detail.selectedOption.value))}
        />
      </FormField>
      <FormField label="Place">
        <Select
          options={places}
          selectedOption={places.find(({ value }) => value === closure.placeId) ?? null}
          onChange={({ detail }) => onChange({ placeId: detail.selectedOption.value ?? '' })}
        />
      </FormField>
      {!isDay && (
        <>
          <NativeInput
            type="datetime-local"
            label="Closed from"
            value={closure.from}
            onChange={(from) => onChange({ from })}
          />
          <NativeInput
            type="datetime-local"
            label="Closed until"
            value={closure.until}
            onChange={(until) => onChange({ until })}
          />
        </>
      )}
      <FormField label="Reason">
        <Input value={closure.reason} onChange={({ detail }) => onChange({ reason: detail.value })} />
      </FormField>
    </>
  );
}
