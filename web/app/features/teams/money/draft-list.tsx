import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#shared/money.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { TeamInvoice } from '#shared/payments/invoices/treasury.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';

interface DraftListProps {
  readonly teamId: string;
  readonly drafts: readonly TeamInvoice[];
}

/** Invoices that are written and not sent yet. */
export const DraftList = ({ teamId, drafts }: DraftListProps) => (
  <section className="money-card" aria-label="Drafts">
    <h2>Drafts</h2>
    <ul className="money-list">
      {drafts.map((draft) => (
        <Draft key={draft.invoiceId} teamId={teamId} draft={draft} />
      ))}
    </ul>
  </section>
);

function Draft({ teamId, draft }: { readonly teamId: string; readonly draft: TeamInvoice }) {
  const { invoiceId, title, payerName, currency, totalMinor } = draft;
  const [isAsked, setAsked] = useState(false);
  const send = useOperation(teamMoney, 'sendInvoice', { done: ({ number }) => `Invoice ${number} sent` });
  const remove = useOperation(teamMoney, 'deleteDraft', { done: 'Draft deleted' });
  return (
    <li>
      <Link to={paths.invoice(invoiceId)}>{title}</Link>
      <span>{payerName}</span>
      <strong>{formatMoney({ amountMinor: totalMinor, currency })}</strong>
      <span className="money-acts">
        <Button
          loading={send.isRunning}
          ariaLabel={`Send ${title} to ${payerName}`}
          onClick={() => void send.run({ teamId, invoiceId })}
        >
          Send
        </Button>
        <Button
          variant="icon"
          iconName="remove"
          ariaLabel={`Delete the draft ${title}`}
          onClick={() => setAsked(true)}
        />
      </span>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Delete the draft ${title}?`}
        verb="Delete draft"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void remove.run({ teamId, invoiceId });
        }}
      >
        You haven’t sent it yet, so {payerName} hasn’t seen it.
      </ConfirmDialog>
    </li>
  );
}
