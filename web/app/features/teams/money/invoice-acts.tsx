import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import { useState } from 'react';
import { methodWords, PaymentMethod } from '#shared/payments/invoices/schemas.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { TeamInvoice } from '#shared/payments/invoices/treasury.ts';
import type { OutsideWay } from '#shared/payments/outside/pay-outside.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { dismiss, notify } from '#web/app/shell/flashes/notices.ts';
import { type InvoiceDialog, InvoiceDialogs } from './invoice-dialogs.tsx';
import { methodOf } from './money-words.ts';

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
  const { invoiceId, payerName, balanceMinor, refundable = [], dispute } = invoice;
  const [open, setOpen] = useState<InvoiceDialog>();
  const { run: undo } = useOperation(teamMoney, 'undoManualPayment', { done: 'Payment taken back' });
  const { run: record } = useOperation(teamMoney, 'recordManualPayment', {
    onDone: ({ paymentId }) => offerUndo(`${payerName} paid`, () => void undo({ teamId, invoiceId, paymentId })),
  });
  const card: readonly CardAct[] = mayRefund
    ? [...(dispute === 'open' ? (['answer'] as const) : []), ...(refundable.length > 0 ? (['refund'] as const) : [])]
    : [];
  const mark = (method: PaymentMethod) =>
    void record({ teamId, invoiceId, method, amountMinor: balanceMinor, receivedOn: today() });
  return (
    <>
      {balanceMinor > 0 && (
        <ButtonDropdown
          items={[
            ...PaymentMethod.options.map((method) => ({ id: method, text: `Paid: ${methodWords[method]}` })),
            ...menuOf(invoice),
            ...card.map((id) => ({ id, text: cardActs[id] })),
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
            else setOpen(id as InvoiceDialog);
          }}
        />
      )}
      {balanceMinor === 0 &&
        card.map((act) => (
          <Button key={act} ariaLabel={`${cardActs[act]} ${payerName}, ${invoice.title}`} onClick={() => setOpen(act)}>
            {cardActs[act]}
          </Button>
        ))}
      <InvoiceDialogs teamId={teamId} invoice={invoice} open={open} onClose={() => setOpen(undefined)} />
    </>
  );
}

type CardAct = 'answer' | 'refund';

/** What is done with a card payment. */
const cardActs: Readonly<Record<CardAct, string>> = { answer: 'Answer', refund: 'Refund' };

const menuOf = ({ paidMinor }: TeamInvoice) => [
  { id: 'part', text: 'Paid another amount' },
  { id: 'plan', text: 'In installments' },
  { id: 'waived', text: 'Waive' },
  { id: 'uncollectible', text: 'Write off' },
  ...(paidMinor === 0 ? [{ id: 'void', text: 'Void' }] : []),
];

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
