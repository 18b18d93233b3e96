import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ComponentProps, ReactNode } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { CheckboxField } from './checkbox-field.tsx';

type CheckboxWithDetailsProps<Values extends FieldValues> = ComponentProps<typeof CheckboxField<Values>> & {
  readonly children: ReactNode;
};

/** Yes or no, and what else there is to decide while it is yes. */
export function CheckboxWithDetails<Values extends FieldValues>(props: CheckboxWithDetailsProps<Values>) {
  const { children, ...checkbox } = props;
  const isChecked = useWatch({ control: checkbox.control, name: checkbox.name });
  return (
    <SpaceBetween size="m">
      <CheckboxField {...checkbox} />
      {isChecked && <SpaceBetween size="m">{children}</SpaceBetween>}
    </SpaceBetween>
  );
}
