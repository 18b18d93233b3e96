import Button from '@cloudscape-design/components/button';
import { formatMoney } from '#shared/money.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

interface CreditOfferProps {
  readonly order: Pick<Order, 'orderId' | 'currency'>;
  readonly refund: Order['refunds'][number];
}

/** The payer takes what goes back as credit, or has it on the card; nothing where that is not open any more. */
export function CreditOffer({
  order: { orderId, currency },
  refund: { refundId, offer, amountMinor },
}: CreditOfferProps) {
  const take = useOperation(ordersContract, 'answerCreditOffer', { done: 'It’s your credit now' });
  const send = useOperation(ordersContract, 'answerCreditOffer', { done: 'It’s on its way to your card' });
  if (!offer) return null;
  const sum = formatMoney({ amountMinor, currency });
  const isBusy = take.isRunning || send.isRunning;
  return (
    <div className="credit-offer">
      <Button
        loading={take.isRunning}
        disabled={isBusy}
        onClick={() => void take.run({ orderId, refundId, accepts: true })}
      >
        {`Take ${sum} credit`}
      </Button>
      <Button
        loading={send.isRunning}
        disabled={isBusy}
        onClick={() => void send.run({ orderId, refundId, accepts: false })}
      >
        {`Send ${sum} to my card`}
      </Button>
    </div>
  );
}
