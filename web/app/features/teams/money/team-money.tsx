import { lazy, Suspense } from 'react';
import type { TeamView } from '#shared/teams/details/views.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { LedgerCard } from './ledger-card.tsx';
import type { TeamMoneyView } from './load-team-money.ts';
import { OwnInvoices } from './own-invoices.tsx';
import '#web/app/dues/owed.css';
import './money.css';

const TreasuryView = lazy(async () => ({ default: (await import('./treasury.tsx')).TreasuryView }));

interface TeamMoneyProps {
  readonly team: TeamView['team'];
  /** Undefined where the reader has nothing to do with it. */
  readonly money: TeamMoneyView | undefined;
}

/** The money of a community: what the reader owes; for treasurers, what everyone owes; for all, the open ledger. */
export function TeamMoney({ team, money }: TeamMoneyProps) {
  if (!money) return <EmptyState pose="sniffing" title="Only members see the money of a community." />;
  const { own, payOutside, treasury, ledger, credits, discounts } = money;
  return (
    <div className="money-page">
      <div className="money">
        {(own.length > 0 || !treasury) && <OwnInvoices invoices={own} payOutside={payOutside} payee={team.name} />}
        <Suspense>
          {treasury && <TreasuryView team={team} treasury={treasury} credits={credits} discounts={discounts} />}
        </Suspense>
      </div>
      <LedgerCard team={team} ledger={ledger} keeps={treasury !== undefined && team.status === 'active'} />
    </div>
  );
}
