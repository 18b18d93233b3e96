import Checkbox from '@cloudscape-design/components/checkbox';
import FormField from '@cloudscape-design/components/form-field';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useField } from '#web/app/forms/use-field.ts';
import type { FieldProps } from '../field-props.ts';

type CheckboxFieldProps<Values extends FieldValues> = Omit<FieldProps<Values>, 'label'> & {
  readonly label: ReactNode;
  readonly description?: string;
};

/** Yes or no. */
export function CheckboxField<Values extends FieldValues>(props: CheckboxFieldProps<Values>) {
  const { control, name, label, hint, description } = props;
  const { field, fieldState } = useField({ control, name });
  return (
    <FormField constraintText={hint} errorText={fieldState.error?.message}>
      <Checkbox
        ref={field.ref}
        name={name}
        checked={field.value === true}
        {...(description && { description })}
        onChange={({ detail }) => {
          field.onChange(detail.checked);
          // Checked at once: a message that went only when the box is left would move the button under the pointer.
          field.onBlur();
        }}
        onBlur={field.onBlur}
      >
        {label}
      </Checkbox>
    </FormField>
  );
}
