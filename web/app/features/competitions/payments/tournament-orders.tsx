import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { KeptOrders, type ShownOrders } from './kept-orders.tsx';

/** What was paid for entries in a tournament by card. */
export function TournamentOrders({ tournamentId, ...shown }: ShownOrders & { readonly tournamentId: string }) {
  const refund = useOperation(competitionPayments, 'refundTournamentOrder', { done: 'The money is on its way back' });
  const payments = operations(competitionPayments);
  return (
    <KeptOrders
      {...shown}
      isBusy={refund.isRunning}
      refund={(asked) => void refund.run({ tournamentId, ...asked })}
      readDispute={(orderId) => payments.getTournamentDispute({ tournamentId, orderId })}
      answerDispute={(said) => payments.answerTournamentDispute({ tournamentId, ...said })}
    />
  );
}
