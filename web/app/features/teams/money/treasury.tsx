import Button from '@cloudscape-design/components/button';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { payersWords } from '#shared/payments/invoices/payers-words.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import type { Treasury } from '#shared/payments/invoices/treasury.ts';
import { quantity } from '#shared/quantity.ts';
import type { TeamView } from '#shared/teams/details/views.ts';
import { OwedBar } from '#web/app/dues/owed-bar.tsx';
import { saveFile } from '#web/app/media/save-file.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { BrandButton } from '#web/app/shell/page/brand-button.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import type { TeamCreditsView, TeamDiscountsView } from './load-team-money.ts';

const FeeForm = lazy(async () => ({ default: (await import('./fee-form.tsx')).FeeForm }));
const InvoiceForm = lazy(async () => ({ default: (await import('./invoice-form.tsx')).InvoiceForm }));
const DraftList = lazy(async () => ({ default: (await import('./draft-list.tsx')).DraftList }));
const TeamCredits = lazy(async () => ({ default: (await import('./team-credits.tsx')).TeamCredits }));
const TeamDiscounts = lazy(async () => ({ default: (await import('./team-discounts.tsx')).TeamDiscounts }));
const MoneySettingsForm = lazy(async () => ({ default: (await import('./settings-form.tsx')).MoneySettingsForm }));

interface TreasuryViewProps {
  readonly team: TeamView['team'];
  readonly treasury: Treasury;
  readonly credits: TeamCreditsView | undefined;
  readonly discounts: TeamDiscountsView | undefined;
}

/** What a treasurer works with: what is still owed, one press to remind, and every invoice with its ways to close it. */
export function TreasuryView({ team, treasury, credits, discounts }: TreasuryViewProps) {
  const { teamId, status } = team;
  const { sums, owed, drafts, closed, settings, takesCards, mayRefund } = treasury;
  const isActive = status === 'active';
  const [adding, setAdding] = useState<New>();
  const isPayable = takesCards || settings.payOutside.length > 0;
  const save = async () => {
    const text = await operations(teamMoney).exportInvoices({ teamId });
    saveFile(text, `${team.slug}-invoices.csv`);
  };
  return (
    <div className="money">
      <header className="money-head">
        <StillOwed team={team} treasury={treasury} />
        {isActive && isPayable && (
          <div className="money-acts">
            <NewButton what="fee" adding={adding} onPress={setAdding} />
            <NewButton what="invoice" adding={adding} onPress={setAdding} />
            <RemindAll teamId={teamId} treasury={treasury} />
          </div>
        )}
      </header>
      <OwedBar parts={partsOf(sums)} currency={settings.currency} />
      {isActive && !isPayable && (
        <section className="money-card">
          <h2>How do members pay you?</h2>
          <Suspense>
            <MoneySettingsForm teamId={teamId} settings={settings} />
          </Suspense>
        </section>
      )}
      <Suspense>
        {adding && <NewForm what={adding} teamId={teamId} treasury={treasury} onClose={() => setAdding(undefined)} />}
        {drafts.length > 0 && <DraftList teamId={teamId} drafts={drafts} />}
      </Suspense>
      {owed.length > 0 && (
        <>
          <InvoiceTable
            teamId={teamId}
            title="Owed"
            invoices={owed}
            firstWay={settings.payOutside[0]?.way}
            mayRefund={mayRefund}
          />
          <p className="money-note">
            Reminders go by push and email, from you, at most once every 3 days. Each one says how to pay.
          </p>
        </>
      )}
      {owed.length + drafts.length === 0 && !adding && <NothingOwed team={team} treasury={treasury} />}
      {closed.length > 0 && (
        <ExpandableSection headerText={`Paid and closed (${closed.length})`}>
          <InvoiceTable teamId={teamId} title="Paid and closed" invoices={closed} mayRefund={mayRefund} />
        </ExpandableSection>
      )}
      <CardPayments teamId={teamId} takesCards={takesCards} />
      {owed.length + closed.length > 0 && (
        <div>
          <Button iconName="download" onClick={() => void save()}>
            Download CSV
          </Button>
        </div>
      )}
      <Suspense>
        <TeamCredits teamId={teamId} credits={credits} people={treasury.people} isActive={isActive} />
        <TeamDiscounts teamId={teamId} view={discounts} isActive={isActive} />
      </Suspense>
      {isActive && isPayable && (
        <ExpandableSection headerText="Ways to pay and invoice details">
          <Suspense>
            <MoneySettingsForm key={settings.version} teamId={teamId} settings={settings} />
          </Suspense>
        </ExpandableSection>
      )}
    </div>
  );
}

const partsOf = ({ paidMinor, lateMinor, soonMinor }: Treasury['sums']) => [
  { key: 'paid' as const, amountMinor: paidMinor, words: 'paid' },
  { key: 'late' as const, amountMinor: lateMinor, words: 'late' },
  { key: 'soon' as const, amountMinor: soonMinor, words: 'due soon' },
];

type New = 'fee' | 'invoice';

interface NewButtonProps {
  readonly what: New;
  readonly adding: New | undefined;
  readonly onPress: (next: New | undefined) => void;
}

const NewButton = ({ what, adding, onPress }: NewButtonProps) => (
  <Button
    iconName="add-plus"
    ariaExpanded={adding === what}
    onClick={() => onPress(adding === what ? undefined : what)}
  >{`New ${what}`}</Button>
);

interface NewFormProps {
  readonly what: New;
  readonly teamId: string;
  readonly treasury: Treasury;
  readonly onClose: () => void;
}

const NewForm = ({ what, ...props }: NewFormProps) =>
  what === 'fee' ? <FeeForm {...props} /> : <InvoiceForm {...props} />;

const StillOwed = ({ team, treasury: { sums, settings } }: Pick<TreasuryViewProps, 'team' | 'treasury'>) => (
  <div>
    <p>Still owed</p>
    <p className="money-sum">
      {formatMoney({ amountMinor: sums.owedMinor, currency: settings.currency })}
      {sums.owing > 0 && <small>{` from ${payersWords(sums.owing, team)}`}</small>}
    </p>
  </div>
);

function RemindAll({ teamId, treasury: { remindable, rested } }: { teamId: string; treasury: Treasury }) {
  const remind = useOperation(teamMoney, 'remindPayers', {
    done: ({ reminded }) => `${quantity(reminded, 'reminder')} sent`,
  });
  if (remindable === 0)
    return rested > 0 ? <p className="money-note">Everyone was reminded in the last 3 days.</p> : null;
  return (
    <div>
      <BrandButton isBusy={remind.isRunning} busyText="Reminding…" onClick={() => void remind.run({ teamId })}>
        {`Remind all ${remindable}`}
      </BrandButton>
      {rested > 0 && <p className="money-note">{`${rested} reminded in the last 3 days`}</p>}
    </div>
  );
}

/** Everything is paid, or nothing was ever charged. */
function NothingOwed({ team, treasury }: Pick<TreasuryViewProps, 'team' | 'treasury'>) {
  const { sums, settings, closed, takesCards } = treasury;
  if (closed.length > 0) {
    const paid = formatMoney({ amountMinor: sums.paidMinor, currency: settings.currency });
    const words = `${payersWords(sums.payers, team)}, ${paid} in.`;
    return <EmptyState pose="wagging" title="All paid up." text={words} />;
  }
  if (!takesCards && settings.payOutside.length === 0) return null;
  return (
    <EmptyState pose="whistle" title="Nothing charged yet." text="Charge a fee, and every player gets an invoice." />
  );
}

/** The way to what cards paid the community, with fees, refunds and payouts. */
const CardPayments = ({ teamId, takesCards }: { readonly teamId: string; readonly takesCards: boolean }) =>
  takesCards && (
    <p>
      <AppLink to={paths.transactionsOf({ view: 'received', team: teamId })}>Card payments and payouts</AppLink>
    </p>
  );
