import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { ordersContract } from '#shared/payments/orders/contract.ts';
import { plansContract } from '#shared/payments/plans/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { readFlags } from '#web/app/flags/read-flags.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import type { TabProps } from '#web/app/shell/settings/tab-props.ts';
import { useTabData } from '#web/app/shell/settings/use-tab-data.ts';
import { usePaymentNews, usePaymentReturn } from '../plans/use-payment-return.ts';
import { YourSubscriptions } from '../plans/your-subscriptions.tsx';
import { OrganizerPayouts } from './organizer-payouts.tsx';
import { PaymentHistory } from './payment-history.tsx';
import { readPayouts } from './read-payouts.ts';
import './payouts.css';

export async function loader() {
  const api = operations(plansContract);
  const [payouts, flags, { plans }, { subscriptions }, events, orders, own] = await Promise.all([
    readPayouts(),
    readFlags(),
    api.getPlans({}),
    api.listSubscriptions({}),
    api.listSubscriptionEvents({}),
    operations(ordersContract).listOrders({}),
    operations(teams).listMyTeams({}),
  ]);
  const owned = own.teams.filter(({ roles }) => roles.includes('owner')).map(({ team }) => team);
  return { payouts, flags, plans, subscriptions, events, orders, owned };
}

/** What the reader is paid and pays, in the order of the specification (R-SETT-07). */
export function Component({ me }: TabProps) {
  const { payouts, flags, plans, subscriptions, events, orders, owned } = useTabData<typeof loader>();
  const tell = usePaymentNews();
  usePaymentReturn(tell);
  const portal = useOperation(plansContract, 'createCustomerSession', {
    onDone: ({ url }) => location.assign(url),
    rereads: false,
  });
  return (
    <SpaceBetween size="l">
      {payouts && <OrganizerPayouts account={payouts.account} />}
      {flags.subscriptions && (
        <YourSubscriptions plans={plans} subscriptions={subscriptions} teams={owned} onChanged={tell} />
      )}
      <div className="payments-ways">
        <PageButton to={paths.invoices}>View Invoices</PageButton>
        {(flags.subscriptions || me.stripeCustomerId) && (
          <Button loading={portal.isRunning} onClick={() => void portal.run({})}>
            Manage Portal
          </Button>
        )}
        {me.platform !== 'meh' && <PageButton to={paths.transactions}>My Transactions</PageButton>}
      </div>
      <PaymentHistory
        key={`${events.events[0]?.eventId} ${orders.orders[0]?.orderId} ${orders.orders[0]?.status}`}
        orders={orders}
        events={events}
      />
    </SpaceBetween>
  );
}
