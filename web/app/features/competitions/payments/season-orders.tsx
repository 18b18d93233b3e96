import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { KeptOrders, type ShownOrders } from './kept-orders.tsx';

/** What was paid for a season by card. */
export function SeasonOrders({ seasonId, ...shown }: ShownOrders & { readonly seasonId: string }) {
  const refund = useOperation(competitionPayments, 'refundSeasonOrder', { done: 'The money is on its way back' });
  const payments = operations(competitionPayments);
  return (
    <KeptOrders
      {...shown}
      isBusy={refund.isRunning}
      refund={(asked) => void refund.run({ seasonId, ...asked })}
      readDispute={(orderId) => payments.getSeasonDispute({ seasonId, orderId })}
      answerDispute={(said) => payments.answerSeasonDispute({ seasonId, ...said })}
    />
  );
}
