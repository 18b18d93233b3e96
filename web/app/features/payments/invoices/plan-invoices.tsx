import Alert from '@cloudscape-design/components/alert';
import Link from '@cloudscape-design/components/link';
import { formatMoney } from '#shared/money.ts';
import type { PlanInvoice } from '#shared/payments/plans/schemas.ts';
import { planOf } from '#shared/payments/plans.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { dayWords } from '../plans/plan-words.ts';
import '../plans/plans.css';

interface PlanInvoicesProps {
  /** Undefined where they could not be read. */
  readonly invoices: readonly PlanInvoice[] | undefined;
}

/** The invoices of the reader's plans (R-INV-01), each with the page where it can be read and downloaded. */
export function PlanInvoices({ invoices }: PlanInvoicesProps) {
  if (!invoices)
    return <Alert type="warning">We couldn’t load the invoices of your plans. Try again in a minute.</Alert>;
  if (invoices.length === 0) return null;
  return (
    <section aria-label="Your plans">
      <h2>Your plans</h2>
      <ul className="plan-history">
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span className="history-day">{dayWords(invoice.issuedAt)}</span>
            <span className="history-what">
              <strong>{titleOf(invoice)}</strong>
              {invoice.url && (
                <Link external href={invoice.url} ariaLabel={`Invoice ${invoice.number ?? ''}: ${titleOf(invoice)}`}>
                  {invoice.number ?? 'Invoice'}
                </Link>
              )}
            </span>
            <span className="history-sum">{formatMoney(invoice)}</span>
            <Chip tone={tones[invoice.state]}>{words[invoice.state]}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}

const titleOf = ({ planId, ownerName }: PlanInvoice) =>
  [planId ? planOf(planId).item : 'Plan', ownerName && `for ${ownerName}`].filter(Boolean).join(' ');

const words = { paid: 'Paid', due: 'Not paid yet', over: 'Void' } as const;
const tones = { paid: 'in', due: 'wait', over: 'plain' } as const;
