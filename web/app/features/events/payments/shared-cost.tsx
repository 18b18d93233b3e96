import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Money } from '#shared/money.ts';
import { PayOutsideInput } from '#web/app/dues/pay-outside-input.tsx';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { MoneyInput } from '#web/app/forms/money/money-input.tsx';
import { useField } from '#web/app/forms/use-field.ts';
import { likelyCurrency } from '#web/app/orders/use-selling-currency.ts';
import type { EventControl } from '../details/edit/event-values.ts';
import { amountFault } from './amount-fault.ts';
import { SharedRefund } from './shared-refund.tsx';
import { SumField } from './sum-field.tsx';

/** What all pay together, and the most that one pays of it. */
export function TotalCost({ control }: EventControl) {
  const { field, fieldState } = useField({ control, name: 'costShare' });
  const faults = fieldState.error as { total?: object; capPerHead?: object } | undefined;
  const { total, capPerHead } = field.value ?? {};
  // The most is in the currency of the total.
  const change = (next: Money) =>
    field.onChange({ total: next, ...(capPerHead && { capPerHead: { ...capPerHead, currency: next.currency } }) });
  return (
    <SpaceBetween size="m">
      <SumField
        label="Total cost"
        hint="Players who are in share it equally. It costs each less as more join."
        sum={total}
        onChange={change}
        message={amountFault(faults?.total)}
      />
      <FormField
        label="Most per player"
        constraintText="No share is higher. You cover what’s left."
        errorText={amountFault(faults?.capPerHead)}
      >
        <MoneyInput
          money={capPerHead}
          currency={total?.currency ?? likelyCurrency()}
          onChange={(most) => field.onChange({ ...(total && { total }), ...(most && { capPerHead: most }) })}
        />
      </FormField>
    </SpaceBetween>
  );
}

/** To the host, or by card, which is charged once the price is final. */
export function SharedWay({ control }: EventControl) {
  const ways = useField({ control, name: 'payOutside' }).field;
  const policy = useField({ control, name: 'refundPolicy' }).field;
  const way = ways.value === undefined ? 'card' : 'host';
  const choose = (next: 'card' | 'host') => {
    ways.onChange(next === 'card' ? undefined : [{ way: 'cash' }]);
    policy.onChange(next === 'card' ? 'flexible' : undefined);
  };
  return (
    <SpaceBetween size="m">
      <ChipChoice
        label="How players pay"
        options={[
          { value: 'host', label: 'To you directly' },
          { value: 'card', label: 'By card' },
        ]}
        value={way}
        onChange={choose}
      >
        {way === 'card' && (
          <small>
            Players save a card when they join. Two hours before the start the price is final, and each card is charged
            once for an equal share, or not at all with fewer players than your minimum. Set the most per player first,
            and your payouts.
          </small>
        )}
      </ChipChoice>
      {way === 'card' ? <SharedRefund control={control} /> : <PayOutsideInput control={control} name="payOutside" />}
    </SpaceBetween>
  );
}
