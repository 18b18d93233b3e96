import { lazy, Suspense, useState } from 'react';
import type { AnsweredDispute } from '#shared/payments/orders/answer-dispute.ts';
import type { HostRefund } from '#shared/payments/orders/host-refund.ts';
import type { Order } from '#shared/payments/orders/schemas.ts';
import type { Answer } from '#web/app/orders/answer-dialog.tsx';
import { OrderTable } from '#web/app/orders/order-table.tsx';

/** Few payments are disputed. */
const AnswerDialog = lazy(async () => ({ default: (await import('#web/app/orders/answer-dialog.tsx')).AnswerDialog }));

export interface ShownOrders {
  readonly orders: readonly Order[];
  readonly accountingCode: string | undefined;
  /** Whether the reader sends money back, and answers disputes. */
  readonly mayRefund: boolean;
}

interface KeptOrdersProps extends ShownOrders {
  readonly isBusy: boolean;
  readonly refund: (asked: HostRefund & { readonly orderId: string }) => void;
  readonly readDispute: (orderId: string) => Promise<AnsweredDispute>;
  readonly answerDispute: (said: Answer & { readonly orderId: string }) => Promise<AnsweredDispute>;
}

/** What was paid for a season or a tournament by card: refunds are sent and disputes answered from here. */
export function KeptOrders({ orders, accountingCode, mayRefund, isBusy, ...keeper }: KeptOrdersProps) {
  const [disputed, setDisputed] = useState<Order>();
  return (
    <>
      <OrderTable
        orders={orders}
        accountingCode={accountingCode}
        isBusy={isBusy}
        onRefund={mayRefund ? ({ orderId }, asked) => keeper.refund({ orderId, ...asked }) : undefined}
        onAnswer={mayRefund ? setDisputed : undefined}
        empty="No payments yet."
      />
      {disputed && (
        <Suspense>
          <AnswerDialog
            about={disputed.orderId}
            payerName={disputed.payerName}
            read={() => keeper.readDispute(disputed.orderId)}
            save={(said) => keeper.answerDispute({ orderId: disputed.orderId, ...said })}
            onClose={() => setDisputed(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
