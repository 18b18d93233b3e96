import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { KeptOrders } from './kept-orders.tsx';

interface SeasonOrdersProps {
  readonly seasonId: string;
  readonly orders: readonly Order[];
  readonly accountingCode: string | undefined;
  /** Whether the reader sends money back, and answers disputes. */
  readonly mayRefund: boolean;
}

/** What was paid for a season by card. */
export function SeasonOrders({ seasonId, mayRefund, ...shown }: SeasonOrdersProps) {
  const refund = useOperation(competitionPayments, 'refundSeasonOrder', { done: 'The money is on its way back' });
  const payments = operations(competitionPayments);
  return (
    <KeptOrders
      {...shown}
      isBusy={refund.isRunning}
      keeper={
        mayRefund
          ? {
              refund: (asked) => void refund.run({ seasonId, ...asked }),
              readDispute: (orderId) => payments.getSeasonDispute({ seasonId, orderId }),
              answerDispute: (said) => payments.answerSeasonDispute({ seasonId, ...said }),
            }
          : undefined
      }
    />
  );
}
