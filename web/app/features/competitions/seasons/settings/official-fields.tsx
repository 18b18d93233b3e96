import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useFieldArray } from 'react-hook-form';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import type { SeasonValues } from './season-values.ts';

/** Who is needed at every match besides the players. */
export function OfficialFields({ control }: { control: Control<SeasonValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'officials' });
  return (
    <SpaceBetween size="l">
      {fields.map(({ id }, index) => (
        <SpaceBetween key={id} size="s">
          <TextField control={control} name={`officials.${index}.role`} label={`Official ${index + 1}`} max={30} />
          <NumberField
            control={control}
            name={`officials.${index}.perMatch`}
            label={`Number of official ${index + 1}`}
          />
          <Button formAction="none" onClick={() => remove(index)}>{`Remove official ${index + 1}`}</Button>
        </SpaceBetween>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={() => append({ role: '', perMatch: 1 })}>
        Add official
      </Button>
    </SpaceBetween>
  );
}
