import Button from '@cloudscape-design/components/button';
import { lazy, Suspense, useState } from 'react';
import { type Currency, formatMoney } from '#shared/money.ts';
import type { LedgerLine } from '#shared/payments/invoices/ledger.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { saveFile } from '#web/app/media/save-file.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { ConfirmDialog } from '#web/app/shell/dialogs/confirm-dialog.tsx';
import { Chip } from '#web/blocks/look/chip.ts';
import { BalanceGraph } from './balance-graph.tsx';
import type { Ledger } from './load-team-money.ts';
import { dayWords } from './money-words.ts';

const ExpenseForm = lazy(async () => ({ default: (await import('./expense-form.tsx')).ExpenseForm }));

interface LedgerCardProps {
  readonly team: TeamView['team'];
  readonly ledger: Ledger;
  /** Whether the reader keeps it. */
  readonly keeps: boolean;
}

/** What came in and where it went, for every member: sums by day and fee, never who owes. */
export function LedgerCard({ team, ledger, keeps }: LedgerCardProps) {
  const { teamId, slug } = team;
  const { balanceMinor, currency, lines, points } = ledger;
  const [isAdding, setAdding] = useState(false);
  const save = async () => saveFile(await operations(teamMoney).exportLedger({ teamId }), `${slug}-ledger.csv`);
  return (
    <section className="money-card ledger" aria-label="Open ledger">
      <header>
        <h2>Open ledger</h2>
        <Chip tone="in">All members see this</Chip>
      </header>
      <p className="money-note">Balance</p>
      <p className="money-sum">{formatMoney({ amountMinor: balanceMinor, currency })}</p>
      <BalanceGraph points={points} />
      {lines.length === 0 && <p className="money-note">Nothing has come in or gone out yet.</p>}
      <ul>
        {lines.map((line) => (
          <Line key={line.lineId} line={line} currency={currency} teamId={keeps ? teamId : undefined} />
        ))}
      </ul>
      <Suspense>
        {isAdding && <ExpenseForm teamId={teamId} currency={currency} onClose={() => setAdding(false)} />}
      </Suspense>
      <footer>
        {keeps && !isAdding && (
          <Button variant="link" iconName="add-plus" onClick={() => setAdding(true)}>
            Add an expense
          </Button>
        )}
        {lines.length > 0 && (
          <Button variant="link" iconName="download" ariaLabel="Download the ledger as CSV" onClick={() => void save()}>
            CSV
          </Button>
        )}
      </footer>
    </section>
  );
}

interface LineProps {
  readonly line: LedgerLine;
  readonly currency: Currency;
  /** Of treasurers alone, who can take an expense back. */
  readonly teamId: string | undefined;
}

function Line({ line, currency, teamId }: LineProps) {
  const { on, title, amountMinor, kind, isReversed } = line;
  const sum = formatMoney({ amountMinor, currency });
  return (
    <li>
      <span>{dayWords(on)}</span>
      <span>{isReversed ? <del>{title}</del> : title}</span>
      <strong className={amountMinor > 0 ? 'ledger-in' : undefined}>{amountMinor > 0 ? `+${sum}` : sum}</strong>
      {teamId && kind === 'expense' && !isReversed && <TakeBack line={line} teamId={teamId} />}
    </li>
  );
}

function TakeBack({ line, teamId }: { readonly line: LedgerLine; readonly teamId: string }) {
  const [isAsked, setAsked] = useState(false);
  const reverse = useOperation(teamMoney, 'reverseExpense', { done: 'Expense taken back' });
  return (
    <>
      <Button
        variant="inline-icon"
        iconName="undo"
        ariaLabel={`Take ${line.title} back`}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        isOpen={isAsked}
        title={`Take ${line.title} back?`}
        verb="Take back"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          void reverse.run({ teamId, entryId: line.lineId, spentOn: line.on });
        }}
      >
        The line stays, and a correction is added against it.
      </ConfirmDialog>
    </>
  );
}
