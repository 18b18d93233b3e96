import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Transaction, TransactionView } from '#shared/payments/ledger/contract.ts';
import { kindWords } from '#shared/payments/ledger/kind-words.ts';
import type { LedgerKind } from '#shared/payments/ledger/ledger.ts';
import { paths } from '#web/app/router/paths.ts';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { DateBlock } from '#web/blocks/look/date-block.ts';
import { amountOf } from './amount-words.ts';

const PayoutDialog = lazy(async () => ({ default: (await import('./payout-dialog.tsx')).PayoutDialog }));

interface TransactionTableProps {
  readonly transactions: readonly Transaction[];
  readonly view: TransactionView;
  /** Whose payouts these are; the reader’s own without it. */
  readonly organizationId?: string | undefined;
  readonly footer?: ReactNode;
}

/** Movements of money, newest first; a payout opens what is in it. */
export function TransactionTable({ transactions, view, organizationId, footer }: TransactionTableProps) {
  const [payoutId, setPayoutId] = useState<string>();
  const open = view === 'received' ? setPayoutId : undefined;
  return (
    <>
      <CollectionTable
        items={transactions}
        idOf={({ providerRef, kind }) => `${providerRef} ${kind}`}
        nameOf={(line) => `${kindWords[line.kind]} of ${amountOf(line)}, ${dayOf(line.at)}`}
        wordsOf={({ title = '', kind, orderId = '' }) => `${title} ${kindWords[kind]} ${orderId}`}
        noun={['transaction', 'transactions']}
        title={view === 'received' ? 'Received' : 'Paid by you'}
        empty="No transactions yet."
        columns={[
          { id: 'day', header: 'Date', cell: ({ at }) => dayOf(at) },
          {
            id: 'what',
            header: 'For',
            isRowHeader: true,
            cell: (line) => <What line={line} view={view} open={open} />,
          },
          { id: 'kind', header: 'Kind', cell: ({ kind }) => <Kind kind={kind} /> },
          {
            id: 'amount',
            header: 'Amount',
            cell: (line) => <strong className="transaction-amount">{amountOf(line)}</strong>,
          },
        ]}
        rowOf={(line) => ({
          picture: <DateBlock date={line.at} timeZone={zone} />,
          title: <What line={line} view={view} open={open} />,
          line: `${amountOf(line)} · ${dayOf(line.at)}`,
          chip: <Kind kind={line.kind} />,
        })}
        footer={footer}
      />
      <Suspense>
        {payoutId && (
          <PayoutDialog payoutId={payoutId} organizationId={organizationId} onClose={() => setPayoutId(undefined)} />
        )}
      </Suspense>
    </>
  );
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const dayOf = (at: string) => day.format(new Date(at));

const tones: Readonly<Partial<Record<LedgerKind, 'in' | 'wait' | 'bad'>>> = {
  charge: 'in',
  refund: 'wait',
  dispute: 'bad',
};
const Kind = ({ kind }: Pick<Transaction, 'kind'>) => <Chip tone={tones[kind]}>{kindWords[kind]}</Chip>;

interface WhatProps {
  readonly line: Transaction;
  readonly view: TransactionView;
  /** Opens what a payout consists of. */
  readonly open: ((payoutId: string) => void) | undefined;
}

/** The community or organization that the list stays at. */
const scopeIn = (search: URLSearchParams) =>
  Object.fromEntries([...search].filter(([name]) => name === 'team' || name === 'organization'));

function What({ line: { kind, providerRef, title, subjectId }, view, open }: WhatProps) {
  const [search] = useSearchParams();
  if (kind === 'payout')
    return (
      <button type="button" className="transaction-link" onClick={() => open?.(providerRef)}>
        Payout to your bank
      </button>
    );
  if (!title || !subjectId || view === 'paid') return title ?? kindWords[kind];
  return (
    <Link
      className="transaction-link"
      to={paths.transactionsOf({
        ...scopeIn(search),
        view,
        [subjectId.startsWith('tea_') ? 'team' : 'for']: subjectId,
      })}
    >
      {title}
    </Link>
  );
}
