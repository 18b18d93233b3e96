import { Link } from 'react-router';
import { formatMoney } from '#shared/money.ts';
import { mostAtOnce } from '#shared/payments/invoices/contract.ts';
import type { InvoiceCard } from '#shared/payments/invoices/schemas.ts';
import { type PayOutside, waysToPay } from '#shared/payments/outside/pay-outside.ts';
import { PayInvoices } from '#web/app/orders/pay-invoices.tsx';
import { paths } from '#web/app/router/paths.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { chipOf } from './money-words.ts';

interface OwnInvoicesProps {
  readonly invoices: readonly InvoiceCard[];
  readonly payOutside: PayOutside;
  /** Who is paid. */
  readonly payee: string;
}

/** What the reader and their children owe a community, and how to pay it. */
export function OwnInvoices({ invoices, payOutside, payee }: OwnInvoicesProps) {
  if (invoices.length === 0) return <EmptyState pose="asleep" title="You don’t owe anything." />;
  const open = invoices.filter(({ balanceMinor }) => balanceMinor > 0);
  return (
    <section className="money-card" aria-label="Your payments">
      <h2>{titleOf(open, payee)}</h2>
      <ul className="money-list">
        {invoices.map((invoice) => {
          const [tone, words] = chipOf(invoice);
          const { invoiceId, title, personName, currency, balanceMinor, totalMinor } = invoice;
          return (
            <li key={invoiceId}>
              <Link to={paths.invoice(invoiceId)}>{title}</Link>
              <span>{personName}</span>
              <Chip tone={tone}>{words}</Chip>
              <strong>{formatMoney({ amountMinor: balanceMinor || totalMinor, currency })}</strong>
            </li>
          );
        })}
      </ul>
      <PayInvoices
        invoices={open
          .filter(({ takesCards, installments }) => takesCards && !installments?.isAccepted)
          .slice(0, mostAtOnce)}
      />
      {open.length > 0 && payOutside.length > 0 && (
        <p>
          {waysToPay(payOutside).join(' · ')}. <small>{`${payee} marks it when it arrives.`}</small>
        </p>
      )}
    </section>
  );
}

function titleOf(open: readonly InvoiceCard[], payee: string): string {
  const [first] = open;
  if (!first) return 'All paid up';
  const amountMinor = open.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  return `Pay ${payee} ${formatMoney({ amountMinor, currency: first.currency })}`;
}
