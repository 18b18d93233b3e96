import { lazy, Suspense } from 'react';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { TeamInvoice } from '#shared/payments/invoices/treasury.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { Closing } from './close-dialog.tsx';

/** Few invoices are disputed. */
const AnswerDialog = lazy(async () => ({ default: (await import('#web/app/orders/answer-dialog.tsx')).AnswerDialog }));
const CloseDialog = lazy(async () => ({ default: (await import('./close-dialog.tsx')).CloseDialog }));
const PlanDialog = lazy(async () => ({ default: (await import('./plan-dialog.tsx')).PlanDialog }));

/** The dialogs of an invoice, one of which is open. */
export type InvoiceDialog = Closing | 'plan' | 'answer';

interface InvoiceDialogsProps {
  readonly teamId: string;
  readonly invoice: TeamInvoice;
  readonly open: InvoiceDialog | undefined;
  readonly onClose: () => void;
}

export function InvoiceDialogs({ open, ...props }: InvoiceDialogsProps) {
  if (!open) return null;
  return (
    <Suspense>
      {open === 'plan' && <PlanDialog {...props} />}
      {open === 'answer' && <InvoiceDispute {...props} />}
      {open !== 'plan' && open !== 'answer' && <CloseDialog {...props} closing={open} />}
    </Suspense>
  );
}

function InvoiceDispute({ teamId, invoice: { invoiceId, payerName }, onClose }: Omit<InvoiceDialogsProps, 'open'>) {
  return (
    <AnswerDialog
      about={invoiceId}
      payerName={payerName}
      read={() => operations(teamMoney).getInvoiceDispute({ teamId, invoiceId })}
      save={(said) => operations(teamMoney).answerInvoiceDispute({ teamId, invoiceId, ...said })}
      onClose={onClose}
    />
  );
}
