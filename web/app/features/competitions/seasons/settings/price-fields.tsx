import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type Control, useWatch } from 'react-hook-form';
import { modeLabel } from '#shared/competitions/seasons/season-words.ts';
import { registrationModes } from '#shared/competitions/seasons/words.ts';
import { Currency, type Money } from '#shared/money.ts';
import { policyWords } from '#shared/payments/orders/trace-words.ts';
import { PayOutsideInput } from '#web/app/dues/pay-outside-input.tsx';
import { labelOf } from '#web/app/forms/field-words.tsx';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { MoneyField } from '#web/app/forms/money/money-field.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { likelyCurrency } from '#web/app/orders/use-selling-currency.ts';
import type { SeasonValues } from './season-values.ts';

const currencies = Currency.options.map((value) => ({ value, label: value }));
const cards = [
  { value: 'none', label: 'No cards' },
  { value: 'flexible', label: 'Flexible refunds' },
  { value: 'moderate', label: 'Moderate refunds' },
] as const;
const splits = [
  { value: 'captain', label: 'The captain pays' },
  { value: 'equal', label: 'Split equally' },
  { value: 'custom', label: 'The team decides' },
];

/** What it costs, way by way, and how it is paid. */
export function PriceFields({ control }: { control: Control<SeasonValues> }) {
  const modes = useWatch({ control, name: 'registrationModes' });
  const teamFee = useField({ control, name: 'teamFee' }).field;
  const currency = useWatch({ control, name: 'currency' }) ?? likelyCurrency();
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
      <CardField control={control} />
      <AgentField control={control} />
      <PayOutsideInput control={control} name="payOutside" isOptional />
    </SpaceBetween>
  );
}

const charges = [
  { value: 'placed', label: 'Once they’re placed' },
  { value: 'registered', label: 'When they register' },
] as const;

/** When players without a team pay. Where they can pay in cash as well, they save no card. */
function AgentField({ control }: { control: Control<SeasonValues> }) {
  const { field } = useField({ control, name: 'chargesWhenPlaced' });
  const [modes, refundPolicy, payOutside] = useWatch({
    control,
    name: ['registrationModes', 'refundPolicy', 'payOutside'],
  });
  const hasAgents = modes.some((mode) => mode === 'individual' || mode === 'small_group');
  if (!hasAgents || !refundPolicy || (payOutside ?? []).length > 0) return null;
  return (
    <ChipChoice
      label="Free agents pay"
      options={charges}
      value={field.value ? 'placed' : 'registered'}
      onChange={(chosen) => field.onChange(chosen === 'placed')}
    >
      <small>
        {field.value
          ? 'They save a card when they register. We charge it once they’re on a team, and they have 48 hours if it’s declined.'
          : 'They pay before they’re on a team.'}
      </small>
    </ChipChoice>
  );
}

/** Cards are taken where it is said what comes back to who withdraws. */
function CardField({ control }: { control: Control<SeasonValues> }) {
  const { field } = useField({ control, name: 'refundPolicy' });
  const value = cards.find((one) => one.value === field.value)?.value ?? 'none';
  return (
    <ChipChoice
      label="Pay by card"
      options={cards}
      value={value}
      onChange={(chosen) => field.onChange(chosen === 'none' ? undefined : chosen)}
    >
      <small>
        {value === 'none'
          ? 'Players pay you directly.'
          : `${policyWords({ refundPolicy: value })} Cards need the owner’s payouts to be set up.`}
      </small>
    </ChipChoice>
  );
}
