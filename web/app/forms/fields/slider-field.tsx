import FormField from '@cloudscape-design/components/form-field';
import Slider from '@cloudscape-design/components/slider';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';

type SliderFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** How a value reads: `15 miles`. */
  readonly words: (value: number) => string;
};

/** A number between two others, moved by hand or with the arrow keys. */
export function SliderField<Values extends FieldValues>(props: SliderFieldProps<Values>) {
  const { control, name, label, hint, least, most, step, words } = props;
  const { field, fieldState } = useField({ control, name });
  return (
    <FormField
      label={`${label}: ${words(Number(field.value))}`}
      constraintText={hint}
      errorText={fieldState.error?.message}
    >
      <Slider
        ariaLabel={label}
        value={Number(field.value)}
        min={least}
        max={most}
        step={step}
        valueFormatter={words}
        onChange={({ detail }) => field.onChange(detail.value)}
      />
    </FormField>
  );
}
