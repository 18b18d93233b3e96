import FormField from '@cloudscape-design/components/form-field';
import Textarea from '@cloudscape-design/components/textarea';
import type { Control } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { TournamentValues } from './tournament-values.ts';

interface CourtsFieldProps {
  readonly control: Control<TournamentValues>;
  readonly name: `places.${number}.courts`;
  readonly label: string;
}

/** Courts by name, one a line. */
export function CourtsField({ control, name, label }: CourtsFieldProps) {
  const { field, fieldState } = useField({ control, name });
  return (
    <FormField label={label} constraintText="One per line." errorText={fieldState.error?.message}>
      <Textarea
        ref={field.ref}
        rows={3}
        value={field.value.join('\n')}
        onChange={({ detail }) => field.onChange(detail.value.split('\n'))}
        onBlur={() => {
          field.onChange(field.value.map((court) => court.trim()).filter((court) => court !== ''));
          field.onBlur();
        }}
      />
    </FormField>
  );
}
