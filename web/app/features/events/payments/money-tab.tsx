import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useState } from 'react';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import { eventPayments } from '#shared/events/payments/contract.ts';
import type { PayoutAccountView } from '#shared/payments/accounts/schemas.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import { DueTable } from '#web/app/dues/due-table.tsx';
import { useDueMarks } from '#web/app/dues/use-due-marks.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { OrderTable } from '#web/app/orders/order-table.tsx';
import { EventCodes } from '../discounts/event-codes.tsx';
import type { MoneyRead } from '../lifecycle/manage-tabs.ts';
import { ConnectPayouts } from './connect-payouts.tsx';
import { HostCredits } from './host-credits.tsx';
import { NextPayoutLine } from './next-payout-line.tsx';
import { ShareNews } from './share-news.tsx';
import './money-tab.css';

/** Few players ask to pay less. */
const AskedAid = lazy(async () => ({ default: (await import('#web/app/discounts/asked-aid.tsx')).AskedAid }));
/** Few payments are disputed. */
const AnswerDialog = lazy(async () => ({ default: (await import('#web/app/orders/answer-dialog.tsx')).AnswerDialog }));

interface MoneyTabProps {
  readonly eventId: string;
  readonly read: MoneyRead;
}

/** Who paid the host, who did not, and who left after paying. */
export function MoneyTab({ eventId, read }: MoneyTabProps) {
  const { dues, orders, mayRefund, currency, hasMembers, discounts, products, payouts, feePayer, share, timeZone } =
    read;
  const marks = useDueMarks({
    mark: (input) => operations(eventPayments).markEventDue({ eventId, ...input }),
    unmark: (input) => operations(eventPayments).unmarkEventDue({ eventId, ...input }),
  });
  return (
    <SpaceBetween size="l">
      {payouts && payouts.account?.status !== 'active' && (
        <ConnectPayouts status={payouts.account?.status} payOutside={dues.payOutside !== undefined} />
      )}
      <Aid read={read} />
      {share && <ShareNews share={share} timeZone={timeZone} />}
      {(orders.length > 0 || !dues.payOutside) && <CardOrders eventId={eventId} read={read} />}
      {payouts?.account && isPaidOut(payouts.account) && (
        <NextPayoutLine account={payouts.account} feePayer={feePayer} />
      )}
      {(dues.dues.length > 0 || (dues.payOutside && orders.length === 0)) && (
        <DueTable
          {...dues}
          {...marks}
          noun={['player', 'players']}
          empty="No payments yet. Share the event, and players who join are listed here."
        />
      )}
      {read.isSeller && orders.length > 0 && <HostCredits />}
      {mayRefund && currency && <EventCodes {...{ eventId, currency, hasMembers, discounts, products }} />}
    </SpaceBetween>
  );
}

/** Stripe pays out what came in, or did until it paused the account. */
const isPaidOut = ({ status }: PayoutAccountView): boolean => status === 'active' || status === 'restricted';

/** Requests to pay less, for those who manage the money of the hosting community. */
const Aid = ({ read: { managedTeam, aid } }: Pick<MoneyTabProps, 'read'>) =>
  managedTeam && aid.length > 0 ? (
    <Suspense>
      <AskedAid teamId={managedTeam} requests={aid} />
    </Suspense>
  ) : null;

/** What was paid by card: refunds are sent and disputes answered from here. */
function CardOrders({ eventId, read: { orders: listed, mayRefund, othersPasses, isSeller } }: MoneyTabProps) {
  const [answered, setAnswered] = useState<Order>();
  const [disputed, setDisputed] = useState<Order>();
  const refund = useOperation(eventCheckout, 'refundEventOrder', {
    done: 'The money is on its way back',
    onDone: setAnswered,
  });
  return (
    <>
      <OrderTable
        orders={listed.map((order) => newer(order, answered))}
        isBusy={refund.isRunning}
        isSeller={isSeller}
        onRefund={mayRefund ? ({ orderId }, asked) => void refund.run({ eventId, orderId, ...asked }) : undefined}
        onAnswer={mayRefund ? setDisputed : undefined}
        whyNot={({ orderId }) => (othersPasses.includes(orderId) ? ofOthersToo : undefined)}
        empty="No payments yet. Share the event, and orders are listed here."
      />
      {disputed && (
        <Suspense>
          <AnswerDialog
            about={disputed.orderId}
            payerName={disputed.payerName}
            read={() => operations(eventCheckout).getEventDispute({ eventId, orderId: disputed.orderId })}
            save={(said) => operations(eventCheckout).answerDispute({ eventId, orderId: disputed.orderId, ...said })}
            onClose={() => setDisputed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const ofOthersToo =
  'This pass also pays for dates of other hosts. Only someone who manages the money of all its dates can refund it.';

/** What a refund answered may be ahead of the list for a moment. */
const newer = (order: Order, answered: Order | undefined): Order =>
  answered?.orderId === order.orderId && answered.refunds.length > order.refunds.length ? answered : order;
