import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useController, useWatch } from 'react-hook-form';
import { modeLabel } from '#shared/competitions/seasons/season-words.ts';
import { registrationModes } from '#shared/competitions/seasons/words.ts';
import { labelOf } from '#web/app/forms/field-words.tsx';
import { MoneyField } from '#web/app/forms/fields/money-field.tsx';
import { MoneyInput } from '#web/app/forms/fields/money-input.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import type { SeasonValues } from './season-values.ts';

const currencies = ['USD', 'AUD', 'EUR', 'GBP'].map((value) => ({ value, label: value }));
const splits = [
  { value: 'captain', label: 'The captain pays it' },
  { value: 'equal', label: 'Everybody pays the same' },
  { value: 'custom', label: 'The team decides' },
];

/** What it costs, way by way; stored and shown. */
export function PriceFields({ control }: { control: Control<SeasonValues> }) {
  const modes = useWatch({ control, name: 'registrationModes' });
  const teamFee = useController({ control, name: 'teamFee' }).field;
  const feeOf = (amountMinor: number | undefined) =>
    amountMinor === undefined
      ? undefined
      : { splitMode: teamFee.value?.splitMode ?? ('captain' as const), amountMinor };
  return (
    <SpaceBetween size="l">
      <p>Players see these prices and pay you directly.</p>
      <SelectField control={control} name="currency" label="Currency" choices={currencies} />
      {registrationModes
        .filter((mode) => modes.includes(mode))
        .map((mode) => (
          <MoneyField
            key={mode}
            control={control}
            name={`prices.${mode}`}
            label={`Price: ${modeLabel[mode]}`}
            isOptional
          />
        ))}
      <MoneyField control={control} name="depositMinor" label="Deposit" isOptional />
      <FormField label={labelOf({ label: 'Fee of a team', isOptional: true })}>
        <MoneyInput
          ref={teamFee.ref}
          name="teamFee"
          amount={teamFee.value?.amountMinor}
          onChange={(amount) => teamFee.onChange(feeOf(amount))}
          onBlur={teamFee.onBlur}
        />
      </FormField>
      {teamFee.value && (
        <SelectField control={control} name="teamFee.splitMode" label="Who pays the team's fee" choices={splits} />
      )}
    </SpaceBetween>
  );
}
