import Button from '@cloudscape-design/components/button';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { type Transaction, TransactionView, transactionsContract } from '#shared/payments/ledger/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { ChoiceField } from '#web/app/forms/fields/choice-field.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { TransactionTable } from './transaction-table.tsx';
import './transactions.css';

const CodesDialog = lazy(async () => ({ default: (await import('./codes-dialog.tsx')).CodesDialog }));

/** What the address asks for: a view, one event, season or tournament, or one community. */
function chosenIn(url: string) {
  const { searchParams } = new URL(url);
  const view = TransactionView.safeParse(searchParams.get('view')).data;
  const [subjectId, teamId, organizationId] = ['for', 'team', 'organization'].map(
    (name) => searchParams.get(name) || undefined,
  );
  return {
    ...(view && { view }),
    ...(subjectId && { subjectId }),
    ...(teamId && { teamId }),
    ...(organizationId && { organizationId }),
  };
}

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const chosen = chosenIn(url);
  const [listed, mine, clubs] = await Promise.all([
    operations(transactionsContract).listTransactions(chosen, { signal }),
    operations(teams).listMyTeams({}, { signal }),
    operations(organizations).listMyOrganizations({}, { signal }),
  ]);
  const kept = mine.teams.filter(({ roles }) => roles.some((role) => keepers.has(role))).map(({ team }) => team);
  const clubsKept = clubs.organizations
    .filter(({ roles }) => roles.some((role) => keepers.has(role)))
    .map(({ organization }) => organization);
  return { ...listed, chosen, kept, clubsKept, page: url };
}

/** Roles whose people manage money. */
const keepers = new Set<string>(['owner', 'treasurer', 'orgOwner', 'finance']);

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** What an organizer was paid, with the fees, refunds and payouts, and what a player paid. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const { view, sells, isOwn, transactions, chosen, kept, clubsKept } = loaded;
  const [isNamingCodes, setNamingCodes] = useState(false);
  const isEmpty = transactions.length === 0;
  return (
    <Page
      title="Transactions"
      description={
        view === 'received' ? 'What came in, what it cost and what Stripe paid out.' : 'What you paid by card.'
      }
      actions={
        <div className="transaction-acts">
          {sells && isOwn && view === 'received' && (
            <Button onClick={() => setNamingCodes(true)}>Accounting codes</Button>
          )}
          {!isEmpty && <DownloadButton {...chosen} view={view} />}
        </div>
      }
    >
      {(sells || kept.length + clubsKept.length > 0) && <Filters {...loaded} />}
      {isEmpty ? <NothingYet {...loaded} /> : <Lines key={loaded.page} {...loaded} />}
      <Suspense>{isNamingCodes && <CodesDialog onClose={() => setNamingCodes(false)} />}</Suspense>
    </Page>
  );
}

function NothingYet({ view, chosen }: Loaded) {
  if (chosen.subjectId || chosen.teamId)
    return (
      <EmptyState title="No transactions here." action={<PageButton to={paths.transactions}>Show all</PageButton>} />
    );
  return (
    <EmptyState
      pose="asleep"
      title="No transactions yet."
      text={
        view === 'received'
          ? 'Card payments show up here as soon as players sign up for something that you charge for.'
          : 'What you pay by card shows up here, with everything that comes back.'
      }
    />
  );
}

/** The list, with more of it read where it goes on. */
function Lines({ view, transactions, nextCursor, chosen }: Loaded) {
  const [more, setMore] = useState<{ transactions: readonly Transaction[]; nextCursor: string | undefined }>({
    transactions: [],
    nextCursor,
  });
  const read = useOperation(transactionsContract, 'listTransactions', {
    onDone: (page) =>
      setMore({ transactions: [...more.transactions, ...page.transactions], nextCursor: page.nextCursor }),
  });
  const { nextCursor: cursor } = more;
  return (
    <TransactionTable
      transactions={[...transactions, ...more.transactions]}
      view={view}
      organizationId={chosen.organizationId}
      footer={
        cursor && (
          <Button loading={read.isRunning} onClick={() => void read.run({ ...chosen, view, cursor })}>
            Show more
          </Button>
        )
      }
    />
  );
}

/** The community or organization that the list stays at. */
const scopeOf = ({ teamId, organizationId }: Loaded['chosen']) => ({
  ...(teamId && { team: teamId }),
  ...(organizationId && { organization: organizationId }),
});

/** What an organizer looks at: the money that came in or that they paid, for everything or for one thing alone. */
function Filters({ view, chosen, kept, clubsKept, transactions }: Loaded) {
  const navigate = useNavigate();
  const go = (params: Readonly<Record<string, string>>) =>
    void navigate(paths.transactionsOf(params), { replace: true });
  const about = transactions.find(({ subjectId }) => subjectId === chosen.subjectId)?.title;
  return (
    <div className="transaction-filters">
      <SegmentedControl
        label="What to show"
        selectedId={view}
        options={[
          { id: 'received', text: 'Received' },
          { id: 'paid', text: 'Paid by you' },
        ]}
        onChange={({ detail }) => go({ view: detail.selectedId })}
      />
      {view === 'received' && kept.length > 0 && (
        <ChoiceField
          label="Community"
          any="All"
          choices={kept.map(({ teamId, name }) => ({ value: teamId, label: name }))}
          value={chosen.teamId}
          onPick={(teamId) => go({ view, ...(teamId && { team: teamId }) })}
        />
      )}
      {view === 'received' && clubsKept.length > 0 && (
        <ChoiceField
          label="Organization"
          any="None"
          choices={clubsKept.map(({ organizationId, name }) => ({ value: organizationId, label: name }))}
          value={chosen.organizationId}
          onPick={(organization) => go({ view, ...(organization && { organization }) })}
        />
      )}
      {chosen.subjectId && (
        <Button
          iconName="close"
          iconAlign="right"
          onClick={() => go({ view, ...scopeOf(chosen) })}
        >{`Only ${about ?? 'this event'}`}</Button>
      )}
    </div>
  );
}
