import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Control } from 'react-hook-form';
import { type Currency, sameFigureIn } from '#shared/money.ts';
import { PayOutsideInput } from '#web/app/dues/pay-outside-input.tsx';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { CurrencySelect } from '#web/app/forms/money/currency-select.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { useSellingCurrency } from '#web/app/orders/use-selling-currency.ts';
import { currencyOf } from './currency-of.ts';
import type { TournamentValues } from './tournament-values.ts';

interface PaymentFieldsProps {
  readonly control: Control<TournamentValues>;
  readonly teamId: string;
}

const ways = [
  { value: 'no', label: 'No cards' },
  { value: 'yes', label: 'Take cards' },
] as const;

/** How entries pay their fee, and the currency of all fees. */
export function PaymentFields({ control, teamId }: PaymentFieldsProps) {
  const { field } = useField({ control, name: 'categories' });
  const paidIn = useSellingCurrency(teamId);
  const currency = currencyOf(field.value, paidIn);
  const hasFee = field.value.some(({ fee }) => fee);
  const change = (next: Currency) =>
    field.onChange(field.value.map(({ fee, ...one }) => ({ ...one, ...(fee && { fee: sameFigureIn(fee, next) }) })));
  return (
    <SpaceBetween size="l">
      {hasFee && <CurrencySelect label="Currency of the fees" currency={currency} paidIn={paidIn} onChange={change} />}
      <CardField control={control} />
      <PayOutsideInput control={control} name="payOutside" isOptional />
    </SpaceBetween>
  );
}

/** Cards are taken with a withdrawal deadline: until then everything comes back. */
function CardField({ control }: Pick<PaymentFieldsProps, 'control'>) {
  const { field, fieldState } = useField({ control, name: 'takesCards' });
  return (
    <ChipChoice
      label="Pay by card"
      options={ways}
      value={field.value ? 'yes' : 'no'}
      message={fieldState.error?.message}
      onChange={(chosen) => field.onChange(chosen === 'yes')}
    >
      <small>
        {field.value
          ? 'Players get all their money back until the withdrawal deadline, which you set with the registration dates. Cards need the owner’s payouts to be set up.'
          : 'Players pay you directly.'}
      </small>
    </ChipChoice>
  );
}
