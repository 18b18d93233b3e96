import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import type { Sent } from '#shared/contract/operation.ts';
import { eventDiscounts } from '#shared/events/discounts/contract.ts';
import type { Currency } from '#shared/money.ts';
import { DayField } from '#web/app/forms/dates/day-field.tsx';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { NumberField } from '#web/app/forms/fields/number-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';

type Values = Sent<typeof eventDiscounts.operations.saveEventDiscount>;

interface CodeFormProps {
  readonly eventId: string;
  /** Of the event's price. */
  readonly currency: Currency;
  readonly onClose: () => void;
}

/** What a code takes off, when it works and how often. */
export function CodeForm({ eventId, currency, onClose }: CodeFormProps) {
  const form = useOperationForm(eventDiscounts, 'saveEventDiscount', {
    defaults: { code: '', off: { kind: 'percent', percent: 10 } },
    also: { eventId },
    done: ({ code }) => `${code} works now`,
    onDone: onClose,
  });
  const { control } = form;
  return (
    <FormView
      form={form}
      wayOut={{ text: 'Cancel', onClick: onClose }}
      actions={<SubmitButton form={form}>Save code</SubmitButton>}
    >
      <TextField control={control} name="code" label="Code" hint="3 to 20 letters, digits or hyphens." max={20} />
      <OffField control={control} currency={currency} />
      <DayField control={control} name="firstDay" label="First day" isOptional />
      <DayField control={control} name="lastDay" label="Last day" isOptional />
      <NumberField control={control} name="maxUses" label="Uses in all" isOptional />
      <NumberField control={control} name="maxEach" label="Uses per player" isOptional />
    </FormView>
  );
}

interface OffFieldProps {
  readonly control: Control<Values>;
  readonly currency: Currency;
}

/** A part of the price, an amount off the order, or the player's own spot. */
function OffField({ control, currency }: OffFieldProps) {
  const { field, fieldState } = useField({ control, name: 'off' });
  const off = field.value;
  const starts = {
    percent: { kind: 'percent', percent: 10 },
    amount: { kind: 'amount', amountMinor: 0 },
    spot: { kind: 'spot' },
  } as const;
  const faults = (fieldState.error ?? {}) as { readonly amountMinor?: { readonly message?: string } };
  return (
    <SpaceBetween size="l">
      <ChipChoice
        label="Discount"
        options={[
          { value: 'percent', label: 'Percent' },
          { value: 'amount', label: 'Amount' },
          { value: 'spot', label: 'Free spot' },
        ]}
        value={off.kind}
        onChange={(kind) => field.onChange(starts[kind])}
      />
      {off.kind === 'percent' && <NumberField control={control} name="off.percent" label="Percent off" />}
      {off.kind === 'amount' && (
        <FormField label="Amount off" constraintText="Off the whole order." errorText={faults.amountMinor?.message}>
          <MoneyInput
            money={off.amountMinor === 0 ? undefined : { amountMinor: off.amountMinor, currency }}
            currency={currency}
            onChange={(money) => field.onChange({ kind: 'amount', amountMinor: money?.amountMinor ?? 0 })}
          />
        </FormField>
      )}
    </SpaceBetween>
  );
}
