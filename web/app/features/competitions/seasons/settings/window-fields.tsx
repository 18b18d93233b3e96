import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { likelyCurrency } from '#web/app/orders/use-selling-currency.ts';
import { InstantField } from './instant-field.tsx';
import type { SeasonValues } from './season-values.ts';

const audiences = [
  { value: 'public', label: 'Everyone' },
  { value: 'members', label: 'Members only' },
  { value: 'returning', label: 'Returning players only' },
];

/** When people register, and who; without a window everybody does while registration is open. */
export function WindowFields({ control }: { control: Control<SeasonValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'registrationWindows' });
  const currency = useWatch({ control, name: 'currency' }) ?? likelyCurrency();
  const add = () => append({ name: 'Registration', audience: 'public', opensAt: '', closesAt: '' });
  return (
    <SpaceBetween size="l">
      {fields.map(({ id }, index) => (
        <SpaceBetween key={id} size="s">
          <TextField
            control={control}
            name={`registrationWindows.${index}.name`}
            label={`Name of window ${index + 1}`}
            max={40}
          />
          <SelectField
            control={control}
            name={`registrationWindows.${index}.audience`}
            label={`Who can register in window ${index + 1}`}
            choices={audiences}
          />
          <InstantField
            control={control}
            name={`registrationWindows.${index}.opensAt`}
            label={`Window ${index + 1} opens`}
          />
          <InstantField
            control={control}
            name={`registrationWindows.${index}.closesAt`}
            label={`Window ${index + 1} closes`}
          />
          <MoneyField
            control={control}
            name={`registrationWindows.${index}.priceAdjust`}
            currency={currency}
            label={`Price change in window ${index + 1}`}
            hint="Negative for an early-bird discount."
            isOptional
          />
          <Button formAction="none" onClick={() => remove(index)}>{`Remove window ${index + 1}`}</Button>
        </SpaceBetween>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={add}>
        Add window
      </Button>
    </SpaceBetween>
  );
}
