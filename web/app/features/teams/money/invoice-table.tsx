import { Link } from 'react-router';
import { formatMoney } from '#shared/money.ts';
import type { TeamInvoice } from '#shared/payments/invoices/treasury.ts';
import type { OutsideWay } from '#shared/payments/outside/pay-outside.ts';
import { paths } from '#web/app/router/paths.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { InvoiceActs } from './invoice-acts.tsx';
import { chipOf, dayWords } from './money-words.ts';

interface InvoiceTableProps {
  readonly teamId: string;
  readonly title: string;
  readonly invoices: readonly TeamInvoice[];
  /** The way to pay that the community names first: what "Mark paid" means. */
  readonly firstWay?: OutsideWay | undefined;
  readonly mayRefund: boolean;
}

/** Invoices of a community by due date: who pays, for what, how much, and when they were reminded. */
export function InvoiceTable({ teamId, title, invoices, firstWay, mayRefund }: InvoiceTableProps) {
  const acts = (invoice: TeamInvoice) => (
    <InvoiceActs teamId={teamId} invoice={invoice} firstWay={firstWay} mayRefund={mayRefund} />
  );
  return (
    <CollectionTable
      items={invoices}
      idOf={({ invoiceId }) => invoiceId}
      nameOf={({ payerName, title: what }) => `${payerName}, ${what}`}
      wordsOf={({ payerName, personName, title: what, number = '' }) => `${payerName} ${personName} ${what} ${number}`}
      noun={['invoice', 'invoices']}
      title={title}
      empty="No invoices."
      wraps
      columns={[
        {
          id: 'who',
          header: 'Who',
          minWidth: 150,
          isRowHeader: true,
          sortingField: 'payerName',
          cell: (invoice) => (
            <div className="collection-person">
              <Avatar name={invoice.payerName} />
              <div>
                <strong>{invoice.payerName}</strong>
                <ForWhom invoice={invoice} />
              </div>
            </div>
          ),
        },
        { id: 'what', header: 'For', cell: (invoice) => <What invoice={invoice} /> },
        { id: 'due', header: 'Due', sortingField: 'dueOn', cell: (invoice) => <State invoice={invoice} /> },
        { id: 'owes', header: 'Owes', cell: (invoice) => <strong>{amountOf(invoice)}</strong> },
        { id: 'reminded', header: 'Reminded', cell: remindedWords },
        { id: 'actions', header: 'Actions', minWidth: 190, cell: acts },
      ]}
      rowOf={(invoice) => ({
        picture: <Avatar name={invoice.payerName} size={40} />,
        title: `${invoice.payerName} · ${amountOf(invoice)}`,
        line: (
          <>
            <What invoice={invoice} />
            <ForWhom invoice={invoice} />
          </>
        ),
        chip: <State invoice={invoice} />,
        actions: acts(invoice),
      })}
    />
  );
}

interface Shown {
  readonly invoice: TeamInvoice;
}

const amountOf = ({ balanceMinor, totalMinor, currency }: TeamInvoice): string =>
  formatMoney({ amountMinor: balanceMinor || totalMinor, currency });

const remindedWords = ({ remindedAt, balanceMinor }: TeamInvoice): string => {
  if (balanceMinor === 0) return '';
  return remindedAt ? dayWords(remindedAt) : 'Never';
};

const ForWhom = ({ invoice: { isForChild, personName } }: Shown) =>
  isForChild ? <div className="collection-line">{`for ${personName}`}</div> : null;

const What = ({ invoice: { invoiceId, title, installments } }: Shown) => (
  <>
    <Link to={paths.invoice(invoiceId)}>{title}</Link>
    {installments && <div className="collection-line">{planWords(installments)}</div>}
  </>
);

/** `Payment plan: 2 of 3 paid` */
function planWords({ total, settled, isAccepted, hasFailed }: NonNullable<TeamInvoice['installments']>): string {
  if (!isAccepted) return 'Payment plan offered';
  return `Payment plan: ${settled} of ${total} paid${hasFailed ? ', card failed' : ''}`;
}

function State({ invoice }: Shown) {
  const [tone, words] = chipOf(invoice);
  return <Chip tone={tone}>{words}</Chip>;
}
