import { lazy, Suspense, useState } from 'react';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { OrderTable } from '#web/app/orders/order-table.tsx';

/** Few payments are disputed. */
const AnswerDialog = lazy(async () => ({ default: (await import('#web/app/orders/answer-dialog.tsx')).AnswerDialog }));

interface SeasonOrdersProps {
  readonly seasonId: string;
  readonly orders: readonly Order[];
  /** Whether the reader sends money back, and answers disputes. */
  readonly mayRefund: boolean;
}

/** What was paid for a season by card: refunds are sent and disputes answered from here. */
export function SeasonOrders({ seasonId, orders, mayRefund }: SeasonOrdersProps) {
  const [disputed, setDisputed] = useState<Order>();
  const refund = useOperation(competitionPayments, 'refundSeasonOrder', { done: 'The money is on its way back' });
  const payments = operations(competitionPayments);
  return (
    <>
      <OrderTable
        orders={orders}
        isBusy={refund.isRunning}
        onRefund={mayRefund ? ({ orderId }, asked) => void refund.run({ seasonId, orderId, ...asked }) : undefined}
        onAnswer={mayRefund ? setDisputed : undefined}
        empty="No payments yet."
      />
      {disputed && (
        <Suspense>
          <AnswerDialog
            about={disputed.orderId}
            payerName={disputed.payerName}
            read={() => payments.getSeasonDispute({ seasonId, orderId: disputed.orderId })}
            save={(said) => payments.answerSeasonDispute({ seasonId, orderId: disputed.orderId, ...said })}
            onClose={() => setDisputed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
