import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import { type Currency, sameFigureIn } from '#shared/money.ts';
import { PayOutsideInput } from '#web/app/dues/pay-outside-input.tsx';
import { CurrencySelect } from '#web/app/forms/money/currency-select.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { currencyOf } from './currency-of.ts';
import type { TournamentValues } from './tournament-values.ts';

/** How entries pay their fee, and the currency of all fees. */
export function PaymentFields({ control }: { readonly control: Control<TournamentValues> }) {
  const { field } = useField({ control, name: 'categories' });
  const currency = currencyOf(field.value);
  const hasFee = field.value.some(({ fee }) => fee);
  const change = (next: Currency) =>
    field.onChange(field.value.map(({ fee, ...one }) => ({ ...one, ...(fee && { fee: sameFigureIn(fee, next) }) })));
  return (
    <SpaceBetween size="l">
      {hasFee && (
        <CurrencySelect label="Currency of the fees" currency={currency} paidIn={undefined} onChange={change} />
      )}
      <PayOutsideInput control={control} name="payOutside" />
    </SpaceBetween>
  );
}
