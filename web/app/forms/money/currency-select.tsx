import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import { Currency } from '#shared/money.ts';

const options = Currency.options.map((value) => ({ value, label: value }));

interface CurrencySelectProps {
  readonly label: string;
  readonly hint?: string;
  readonly message?: string | undefined;
  readonly currency: Currency;
  /** The currency of the seller's payouts, once it is known. */
  readonly paidIn: Currency | undefined;
  readonly onChange: (currency: Currency) => void;
}

/** The currency of a price; says so where cards couldn't pay it. */
export const CurrencySelect = ({ label, hint, message, currency, paidIn, onChange }: CurrencySelectProps) => (
  <FormField
    label={label}
    constraintText={hint}
    errorText={message}
    warningText={paidIn && paidIn !== currency ? `Cards pay in ${paidIn} only.` : undefined}
  >
    <Select
      options={options}
      selectedOption={{ value: currency, label: currency }}
      filteringType="auto"
      onChange={({ detail }) => onChange(Currency.parse(detail.selectedOption.value))}
    />
  </FormField>
);
