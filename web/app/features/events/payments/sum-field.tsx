import FormField from '@cloudscape-design/components/form-field';
import type { Currency, Money } from '#shared/money.ts';
import { CurrencySelect } from '#web/app/forms/money/currency-select.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { likelyCurrency } from '#web/app/orders/use-selling-currency.ts';

interface SumFieldProps {
  readonly label: string;
  readonly hint: string;
  /** 0 while nothing is typed. */
  readonly sum: Money | undefined;
  readonly onChange: (sum: Money) => void;
  readonly message: string | undefined;
  /** Where cards pay it: the currency of the seller's payouts, once it is known. */
  readonly paidIn?: Currency | undefined;
}

/** An amount with its currency. */
export function SumField({ label, hint, sum, onChange, message, paidIn }: SumFieldProps) {
  const currency = sum?.currency ?? likelyCurrency();
  return (
    <div className="sum-field">
      <FormField label={label} constraintText={hint} errorText={message}>
        <MoneyInput
          money={sum?.amountMinor === 0 ? undefined : sum}
          currency={currency}
          onChange={(money) => onChange(money ?? { amountMinor: 0, currency })}
        />
      </FormField>
      <CurrencySelect
        label="Currency"
        currency={currency}
        paidIn={paidIn}
        onChange={(next) => onChange({ amountMinor: sum?.amountMinor ?? 0, currency: next })}
      />
    </div>
  );
}
