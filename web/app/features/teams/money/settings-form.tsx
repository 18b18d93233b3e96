import { Currency } from '#shared/money.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { Treasury } from '#shared/payments/invoices/treasury.ts';
import { PayOutsideInput } from '#web/app/dues/pay-outside-input.tsx';
import { SelectField } from '#web/app/forms/fields/select-field.tsx';
import { TextField } from '#web/app/forms/fields/text-field.tsx';
import { TextareaField } from '#web/app/forms/fields/textarea-field.tsx';
import { FormView } from '#web/app/forms/form-view.tsx';
import { SubmitButton } from '#web/app/forms/submit-button.tsx';
import { useOperationForm } from '#web/app/forms/use-operation-form.ts';

interface SettingsFormProps {
  readonly teamId: string;
  readonly settings: Treasury['settings'];
}

/** How members pay a community, and what stands on its invoices. */
export function MoneySettingsForm({ teamId, settings }: SettingsFormProps) {
  const { version, isUsed, ...said } = settings;
  const form = useOperationForm(teamMoney, 'saveMoneySettings', {
    done: 'Saved',
    defaults: said,
    also: { teamId, version },
  });
  const { control } = form;
  return (
    <FormView form={form} actions={<SubmitButton form={form}>Save</SubmitButton>}>
      <PayOutsideInput control={control} name="payOutside" />
      <TextField control={control} name="payee.name" label="Name on invoices" max={80} />
      <TextareaField control={control} name="payee.address" label="Address on invoices" max={300} rows={3} isOptional />
      <TextField control={control} name="payee.vatId" label="VAT ID" max={30} isOptional />
      <TextField
        control={control}
        name="prefix"
        label="Invoice numbers begin with"
        hint={`The first of the year is ${settings.prefix}-${new Date().getFullYear()}-00001.`}
        max={8}
      />
      {!isUsed && (
        <SelectField
          control={control}
          name="currency"
          label="Currency"
          choices={Currency.options.map((value) => ({ value, label: value }))}
          filteringType="auto"
        />
      )}
    </FormView>
  );
}
