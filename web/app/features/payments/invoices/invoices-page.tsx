import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { formatMoney } from '#shared/money.ts';
import { creditsContract } from '#shared/payments/credits/contract.ts';
import { InvoiceFilter, invoices, mostAtOnce } from '#shared/payments/invoices/contract.ts';
import type { InvoiceCard } from '#shared/payments/invoices/schemas.ts';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import { plansContract } from '#shared/payments/plans/contract.ts';
import { quantity } from '#shared/quantity.ts';
import { ChipChoice } from '#web/app/forms/fields/chip-choice.tsx';
import { ChoiceField } from '#web/app/forms/fields/choice-field.tsx';
import { operations } from '#web/app/operations/operations.ts';
import { PayInvoices } from '#web/app/orders/pay-invoices.tsx';
import { paths } from '#web/app/router/paths.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { CollectionTable } from '#web/app/tables/collection-table.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { CreditOffers } from '../credits/credit-offers.tsx';
import { MyCredits } from '../credits/my-credits.tsx';
import { amountOf, chipOf } from './invoice-words.ts';
import { PlanInvoices } from './plan-invoices.tsx';
import './invoices.css';

const filterWords = [
  { value: 'open', label: 'To pay' },
  { value: 'paid', label: 'Paid' },
  { value: 'closed', label: 'Waived or void' },
] as const;

export async function loader({ request: { url, signal } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(url);
  const state = InvoiceFilter.safeParse(searchParams.get('state')).data;
  const [personId, teamId] = ['person', 'team'].map((name) => searchParams.get(name) || undefined);
  const chosen = { ...(state && { state }), ...(personId && { personId }), ...(teamId && { teamId }) };
  const ofPlans = operations(plansContract).listPlanInvoices({}, { signal });
  const [listed, credit, { orders }, planInvoices] = await Promise.all([
    operations(invoices).listInvoices(chosen, { signal }),
    operations(creditsContract).listMyCredits({}, { signal }),
    operations(ordersContract).listOrders({}, { signal }),
    // They are the provider’s: where it can’t be reached, all else can be read and paid.
    ofPlans.then(
      ({ invoices: found }) => found,
      () => undefined,
    ),
  ]);
  return {
    ...listed,
    chosen,
    credit,
    planInvoices,
    offering: orders.filter(({ refunds }) => refunds.some(({ offer }) => offer)),
  };
}

/** Everything that a player and their children were asked to pay, what is due first. */
export function Component() {
  const { invoices: listed, people, teams, chosen, credit, offering, planInvoices } = useLoaderData<typeof loader>();
  const isFiltered = Object.keys(chosen).length > 0;
  return (
    <Page title="Invoices and payments" description={owedWords(listed)}>
      <CreditOffers orders={offering} />
      <MyCredits {...credit} />
      {listed.length === 0 && !isFiltered ? (
        <EmptyState pose="asleep" title="No invoices." text="What your communities ask you to pay shows up here." />
      ) : (
        <>
          <PayByCard listed={listed} />
          <Filters people={people} teams={teams} chosen={chosen} />
          <CollectionTable
            items={listed}
            idOf={({ invoiceId }) => invoiceId}
            nameOf={({ title, teamName }) => `${title}, ${teamName}`}
            wordsOf={({ title, teamName, personName, number = '' }) => `${title} ${teamName} ${personName} ${number}`}
            noun={['invoice', 'invoices']}
            title="Invoices"
            empty="None of these."
            columns={[
              { id: 'what', header: 'For', isRowHeader: true, cell: (invoice) => <What invoice={invoice} /> },
              { id: 'person', header: 'Player', cell: ({ personName }) => personName },
              { id: 'team', header: 'Community', cell: ({ teamName }) => teamName },
              { id: 'state', header: 'State', cell: (invoice) => <State invoice={invoice} /> },
              { id: 'amount', header: 'Amount', cell: (invoice) => <strong>{amountOf(invoice)}</strong> },
            ]}
            rowOf={(invoice) => ({
              picture: <Avatar name={invoice.personName} size={40} />,
              title: <What invoice={invoice} />,
              line: `${amountOf(invoice)} · ${invoice.personName} · ${invoice.teamName}`,
              chip: <State invoice={invoice} />,
            })}
          />
        </>
      )}
      <PlanInvoices invoices={planInvoices} />
    </Page>
  );
}

/** `You owe $120.00.`, in each currency. */
function owedWords(listed: readonly InvoiceCard[]): string {
  const sums = new Map<InvoiceCard['currency'], number>();
  for (const { currency, balanceMinor } of listed)
    if (balanceMinor > 0) sums.set(currency, (sums.get(currency) ?? 0) + balanceMinor);
  const owed = [...sums].map(([currency, amountMinor]) => formatMoney({ amountMinor, currency }));
  return owed.length > 0 ? `You owe ${owed.join(' and ')}.` : 'Nothing to pay right now.';
}

/** Everything that cards can pay, together for each community. */
function PayByCard({ listed }: { readonly listed: readonly InvoiceCard[] }) {
  const byTeam = Map.groupBy(
    listed.filter(({ takesCards, installments }) => takesCards && !installments?.isAccepted),
    ({ teamId }) => teamId,
  );
  if (byTeam.size === 0) return null;
  return (
    <ul className="invoice-pay" aria-label="Pay by card">
      {[...byTeam].map(([teamId, all]) => {
        const some = all.slice(0, mostAtOnce);
        return (
          <li key={teamId}>
            <span>{`${some[0]?.teamName}: ${quantity(some.length, 'invoice')}`}</span>
            <PayInvoices invoices={some} />
          </li>
        );
      })}
    </ul>
  );
}

const What = ({ invoice: { invoiceId, title } }: { readonly invoice: InvoiceCard }) => (
  <Link className="invoice-link" to={paths.invoice(invoiceId)}>
    {title}
  </Link>
);

function State({ invoice }: { readonly invoice: InvoiceCard }) {
  const [tone, words] = chipOf(invoice);
  return <Chip tone={tone}>{words}</Chip>;
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** By state, family member and community; the last two only where there is a choice. */
function Filters({ people, teams, chosen }: Pick<Loaded, 'people' | 'teams' | 'chosen'>) {
  const navigate = useNavigate();
  const pick = (name: string) => (value: string | undefined) => {
    const { state, personId, teamId } = chosen;
    const params = new URLSearchParams({
      ...(state && { state }),
      ...(personId && { person: personId }),
      ...(teamId && { team: teamId }),
    });
    if (value) params.set(name, value);
    else params.delete(name);
    void navigate(`${paths.invoices}?${params}`, { replace: true });
  };
  return (
    <div className="invoice-filters">
      <ChipChoice
        label="State"
        isLabelHidden
        options={[{ value: '', label: 'All' }, ...filterWords]}
        value={chosen.state ?? ''}
        onChange={pick('state')}
      />
      {people.length > 1 && (
        <ChoiceField
          label="Player"
          any="Everyone"
          choices={people.map(({ personId, name }) => ({ value: personId, label: name }))}
          value={chosen.personId}
          onPick={pick('person')}
        />
      )}
      {teams.length > 1 && (
        <ChoiceField
          label="Community"
          any="All"
          choices={teams.map(({ teamId, name }) => ({ value: teamId, label: name }))}
          value={chosen.teamId}
          onPick={pick('team')}
        />
      )}
    </div>
  );
}
