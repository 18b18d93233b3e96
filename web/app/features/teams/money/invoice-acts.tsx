import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { lazy, Suspense, useState } from 'react';
import { methodWords, PaymentMethod } from '#shared/payments/invoices/schemas.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { TeamInvoice } from '#shared/payments/invoices/treasury.ts';
import type { OutsideWay } from '#shared/payments/outside/pay-outside.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { dismiss, notify } from '#web/app/shell/flashes/notices.ts';
import type { Closing } from './close-dialog.tsx';
import { methodOf } from './money-words.ts';

const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }));
const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

interface InvoiceActsProps {
  readonly teamId: string;
  readonly invoice: TeamInvoice;
  readonly firstWay?: OutsideWay | undefined;
  /** Whether the reader may send card payments back. */
  readonly mayRefund: boolean;
}

/** So long a payment that was marked can be taken back with one press. */
const undoMs = 10_000;

/** "Mark paid" is one press; other ways to pay, and the ways to close an invoice, are in the menu beside it. */
export function InvoiceActs({ teamId, invoice, firstWay, mayRefund }: InvoiceActsProps) {
  const { invoiceId, payerName, balanceMinor, paidMinor, refundable = [] } = invoice;
  const [isPlanning, setPlanning] = useState(false);
  const [closing, setClosing] = useState<Closing>();
  const { run: undo } = useOperation(teamMoney, 'undoManualPayment', { done: 'Payment taken back' });
  const { run: record } = useOperation(teamMoney, 'recordManualPayment', {
    onDone: ({ paymentId }) => offerUndo(`${payerName} paid`, () => void undo({ teamId, invoiceId, paymentId })),
  });
  const refunds = mayRefund && refundable.length > 0;
  const dialog = (
    <Suspense>
      {closing && (
        <CloseDialog teamId={teamId} invoice={invoice} closing={closing} onClose={() => setClosing(undefined)} />
      )}
      {isPlanning && <PlanDialog teamId={teamId} invoice={invoice} onClose={() => setPlanning(false)} />}
    </Suspense>
  );
  if (balanceMinor === 0)
    return refunds ? (
      <>
        <Button ariaLabel={`Refund ${payerName}, ${invoice.title}`} onClick={() => setClosing('refund')}>
          Refund
        </Button>
        {dialog}
      </>
    ) : null;
  const mark = (method: PaymentMethod) =>
    void record({ teamId, invoiceId, method, amountMinor: balanceMinor, receivedOn: today() });
  return (
    <>
      <ButtonDropdown
        items={[
          ...PaymentMethod.options.map((method) => ({ id: method, text: `Paid: ${methodWords[method]}` })),
          { id: 'part', text: 'Paid another amount' },
          { id: 'plan', text: 'In installments' },
          { id: 'waived', text: 'Waive' },
          { id: 'uncollectible', text: 'Write off' },
          ...(paidMinor === 0 ? [{ id: 'void', text: 'Void' }] : []),
          ...(refunds ? [{ id: 'refund', text: 'Refund' }] : []),
        ]}
        mainAction={{
          text: 'Mark paid',
          ariaLabel: `Mark ${payerName}, ${invoice.title}, as paid`,
          onClick: () => mark(methodOf(firstWay)),
        }}
        ariaLabel={`More for ${payerName}, ${invoice.title}`}
        onItemClick={({ detail: { id } }) => {
          const method = PaymentMethod.safeParse(id);
          if (method.success) mark(method.data);
          else if (id === 'plan') setPlanning(true);
          else setClosing(id as Closing);
        }}
      />
      {dialog}
    </>
  );
}

const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** A message with Undo, for ten seconds. */
function offerUndo(text: string, onUndo: () => void): void {
  const noticeId = notify('success', text, {
    stays: true,
    button: {
      label: 'Undo',
      onClick: () => {
        dismiss(noticeId);
        onUndo();
      },
    },
  });
  setTimeout(() => dismiss(noticeId), undoMs);
}
