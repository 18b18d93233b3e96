import SpaceBetween from '@cloudscape-design/components/space-between';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import { eventPayments } from '#shared/events/payments/contract.ts';
import { DueTable } from '#web/app/dues/due-table.tsx';
import { useDueMarks } from '#web/app/dues/use-due-marks.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { OrderTable } from '#web/app/orders/order-table.tsx';
import { EventCodes } from '../discounts/event-codes.tsx';
import type { MoneyRead } from '../lifecycle/manage-tabs.ts';

interface MoneyTabProps {
  readonly eventId: string;
  readonly read: MoneyRead;
}

/** Who paid the host, who did not, and who left after paying. */
export function MoneyTab({ eventId, read: { dues, orders, mayRefund, currency, discounts } }: MoneyTabProps) {
  const marks = useDueMarks({
    mark: (input) => operations(eventPayments).markEventDue({ eventId, ...input }),
    unmark: (input) => operations(eventPayments).unmarkEventDue({ eventId, ...input }),
  });
  const refund = useOperation(eventCheckout, 'refundEventOrder', { done: 'The money is on its way back' });
  return (
    <SpaceBetween size="l">
      {(orders.length > 0 || !dues.payOutside) && (
        <OrderTable
          orders={orders}
          isBusy={refund.isRunning}
          onRefund={mayRefund ? ({ orderId }, asked) => void refund.run({ eventId, orderId, ...asked }) : undefined}
          empty="No payments yet. Share the event, and orders are listed here."
        />
      )}
      {(dues.dues.length > 0 || (dues.payOutside && orders.length === 0)) && (
        <DueTable
          {...dues}
          {...marks}
          noun={['player', 'players']}
          empty="No payments yet. Share the event, and players who join are listed here."
        />
      )}
      {mayRefund && currency && <EventCodes eventId={eventId} currency={currency} discounts={discounts} />}
    </SpaceBetween>
  );
}
