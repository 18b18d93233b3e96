import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import { labelOf } from '#web/app/forms/field-words.tsx';
import { NativeInput } from '#web/app/forms/fields/native-input.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import type { TournamentValues } from './tournament-values.ts';

interface StartWindowFieldProps {
  readonly control: Control<TournamentValues>;
  readonly name: `categories.${number}.startWindow`;
}

const nothing = { from: '', until: '' };

/** Between which times matches begin, on the clock of the tournament: both, or none. */
export function StartWindowField({ control, name }: StartWindowFieldProps) {
  const { field, fieldState } = useField({ control, name });
  const value = field.value ?? nothing;
  const errors = (fieldState.error ?? {}) as { from?: { message?: string }; until?: { message?: string } };
  const change = (part: Partial<typeof nothing>) => {
    const after = { ...value, ...part };
    field.onChange(after.from === '' && after.until === '' ? undefined : after);
  };
  return (
    <SpaceBetween size="s">
      <NativeInput
        label={labelOf({ label: 'Matches begin from', isOptional: true })}
        type="datetime-local"
        value={value.from}
        errorText={errors.from?.message}
        onChange={(from) => change({ from: from.slice(0, 16) })}
      />
      <NativeInput
        label={labelOf({ label: 'Matches begin until', isOptional: true })}
        type="datetime-local"
        value={value.until}
        errorText={errors.until?.message}
        onChange={(until) => change({ until: until.slice(0, 16) })}
      />
    </SpaceBetween>
  );
}
