import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useWatch } from 'react-hook-form';
import { modeLabel } from '#shared/competitions/seasons/season-words.ts';
import { registrationModes } from '#shared/competitions/seasons/words.ts';
import { Currency, type Money } from '#shared/money.ts';
import { PayOutsideInput } from '#web/app/dues/pay-outside-input.tsx';
import { labelOf } from '#web/app/forms/field-words.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import type { SeasonValues } from './season-values.ts';

const currencies = Currency.options.map((value) => ({ value, label: value }));
const splits = [
  { value: 'captain', label: 'The captain pays' },
  { value: 'equal', label: 'Split equally' },
  { value: 'custom', label: 'The team decides' },
];

/** What it costs, way by way, and how it is paid. */
export function PriceFields({ control }: { control: Control<SeasonValues> }) {
  const modes = useWatch({ control, name: 'registrationModes' });
  const teamFee = useField({ control, name: 'teamFee' }).field;
  const currency = useWatch({ control, name: 'currency' }) ?? 'USD';
  const feeOf = (money: Money | undefined) =>
    money && { splitMode: teamFee.value?.splitMode ?? ('captain' as const), ...money };
  return (
    <SpaceBetween size="l">
      <SelectField control={control} name="currency" label="Currency" choices={currencies} />
      {registrationModes
        .filter((mode) => modes.includes(mode))
        .map((mode) => (
          <MoneyField
            key={mode}
            control={control}
            name={`prices.${mode}`}
            label={`Price: ${modeLabel[mode]}`}
            currency={currency}
            isOptional
          />
        ))}
      <MoneyField control={control} name="deposit" label="Deposit" currency={currency} isOptional />
      <FormField label={labelOf({ label: 'Team fee', isOptional: true })}>
        <MoneyInput
          ref={teamFee.ref}
          name="teamFee"
          money={teamFee.value}
          currency={currency}
          onChange={(money) => teamFee.onChange(feeOf(money))}
          onBlur={teamFee.onBlur}
        />
      </FormField>
      {teamFee.value && (
        <SelectField control={control} name="teamFee.splitMode" label="Who pays the team fee" choices={splits} />
      )}
      <PayOutsideInput control={control} name="payOutside" />
    </SpaceBetween>
  );
}
