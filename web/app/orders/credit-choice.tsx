import Checkbox from '@cloudscape-design/components/checkbox';
import { formatMoney } from '#shared/money.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';

/** Whether an order uses the payer's credit: it does until they say no. Nothing where they have none, or pay already. */
export function CreditChoice({ order }: { readonly order: Order }) {
  const { orderId, status, creditMinor = 0, creditLeftOutMinor = 0, currency } = order;
  const choose = useOperation(ordersContract, 'chooseCredit');
  const amountMinor = creditMinor || creditLeftOutMinor;
  if (amountMinor === 0 || status !== 'reserved') return null;
  return (
    <Checkbox
      checked={creditMinor > 0}
      disabled={choose.isRunning}
      onChange={({ detail }) => void choose.run({ orderId, isUsed: detail.checked })}
    >
      {`Use my ${formatMoney({ amountMinor, currency })} credit`}
    </Checkbox>
  );
}
