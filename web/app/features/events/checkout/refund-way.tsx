import { formatMoney } from '#shared/money.ts';
import type { WaysBack } from '#shared/payments/credits/refund-as-credit.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';

interface RefundWayProps {
  readonly ways: WaysBack;
  readonly currency: Order['currency'];
  readonly way: 'card' | 'credit';
  readonly onChange: (way: 'card' | 'credit') => void;
}

/** Both ways in which money comes back to a player who leaves, each with its sum. */
export function RefundWay({ ways: { cardMinor, besidesMinor, creditMinor }, currency, way, onChange }: RefundWayProps) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <ChipChoice
      label="You get back"
      options={[
        { value: 'card', label: `${money(cardMinor)} on my card` },
        { value: 'credit', label: `${money(creditMinor)} as credit` },
      ]}
      value={way}
      onChange={onChange}
    >
      <small>
        {way === 'card'
          ? `Your bank takes 5 to 10 days.${besidesMinor > 0 ? ` ${money(besidesMinor)} that you paid with credit is your credit again.` : ''}`
          : 'Right away. We take it off the price the next time you pay this host. It doesn’t run out.'}
      </small>
    </ChipChoice>
  );
}
