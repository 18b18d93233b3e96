import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { KeptOrders } from './kept-orders.tsx';

interface TournamentOrdersProps {
  readonly tournamentId: string;
  readonly orders: readonly Order[];
  readonly accountingCode: string | undefined;
  /** Whether the reader sends money back, and answers disputes. */
  readonly mayRefund: boolean;
}

/** What was paid for entries in a tournament by card. */
export function TournamentOrders({ tournamentId, mayRefund, ...shown }: TournamentOrdersProps) {
  const refund = useOperation(competitionPayments, 'refundTournamentOrder', { done: 'The money is on its way back' });
  const payments = operations(competitionPayments);
  return (
    <KeptOrders
      {...shown}
      isBusy={refund.isRunning}
      keeper={
        mayRefund
          ? {
              refund: (asked) => void refund.run({ tournamentId, ...asked }),
              readDispute: (orderId) => payments.getTournamentDispute({ tournamentId, orderId }),
              answerDispute: (said) => payments.answerTournamentDispute({ tournamentId, ...said }),
            }
          : undefined
      }
    />
  );
}
