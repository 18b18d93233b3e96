import Button from '@cloudscape-design/components/button';
import Checkbox from '@cloudscape-design/components/checkbox';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { creditFor, withCredit } from '#shared/payments/credits/use-credit.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import type { Quote } from '#shared/payments/quote.ts';
import { OrderLines } from '#web/app/orders/order-lines.tsx';
import { RefundTerms } from '#web/app/orders/refund-terms.tsx';

type Asked = Pick<Quote, 'totalMinor' | 'currency'> & { readonly creditMinor: number };

interface PaySheetProps extends Pick<Order, 'startsAt' | 'timeZone'> {
  readonly asked: Quote;
  /** What the payer can spend with the seller. */
  readonly creditMinor: number;
  readonly terms: Order['terms'] | undefined;
  readonly isBusy: boolean;
  readonly onPay: (keepsCredit: boolean) => void;
  /** Makes the order without paying it: a code is entered there. Absent where none is taken. */
  readonly onCode?: ((keepsCredit: boolean) => void) | undefined;
}

/** The whole price line by line, what the payer's credit takes off, what comes back until when, and the button. */
export function PaySheet({ asked, creditMinor: mostMinor, terms, isBusy, onPay, onCode, ...of }: PaySheetProps) {
  const [keepsCredit, setKeepsCredit] = useState(false);
  const creditMinor = creditFor(mostMinor, asked);
  const quote = withCredit(asked, keepsCredit ? 0 : creditMinor);
  return (
    <>
      <OrderLines order={quote} viewerIsPayer />
      {creditMinor > 0 && (
        <Checkbox checked={!keepsCredit} onChange={({ detail }) => setKeepsCredit(!detail.checked)}>
          {`Use my ${formatMoney({ amountMinor: creditMinor, currency: quote.currency })} credit`}
        </Checkbox>
      )}
      {terms && <RefundTerms terms={terms} of={of} />}
      <Button variant="primary" fullWidth loading={isBusy} onClick={() => onPay(keepsCredit)}>
        {payWords(quote)}
      </Button>
      {onCode && (
        <Button variant="inline-link" disabled={isBusy} onClick={() => onCode(keepsCredit)}>
          Add a code
        </Button>
      )}
    </>
  );
}

/** `Pay $46.80`; where nothing is left for a card, credit pays it, or a discount took all of it off. */
function payWords({ totalMinor, creditMinor, currency }: Asked): string {
  if (totalMinor > 0) return `Pay ${formatMoney({ amountMinor: totalMinor, currency })}`;
  return creditMinor > 0 ? 'Pay with credit' : 'Confirm for free';
}
