import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrganizationId } from '#shared/ids.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Page } from '#web/app/shell/page/page.tsx';
import { OrganizerPayouts } from '../settings/organizer-payouts.tsx';
import { PayoutOwner } from '../settings/payout-owner.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { data: organizationId } = OrganizationId.safeParse(params.id);
  if (!organizationId) throw new Response(null, { status: 404 });
  const payouts = await operations(payoutAccounts).getOrganizationPayouts({ organizationId }, { signal });
  return { organizationId, ...payouts };
}

/** Where an organization is paid for what its communities sell. */
export function Component() {
  const { organizationId, name, isPaid, account } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`Payments of ${name}`}
      actions={
        <SpaceBetween direction="horizontal" size="m">
          <AppLink to={paths.transactionsOf({ view: 'received', organization: organizationId })}>Transactions</AppLink>
          <AppLink to={paths.manageOrganization(organizationId)}>Manage</AppLink>
        </SpaceBetween>
      }
      width="narrow"
    >
      <SpaceBetween size="l">
        {isPaid ? (
          <p className="payouts-words">
            Card payments to your communities go to this account, and not to the accounts of their owners.
          </p>
        ) : (
          <Alert type="info" header="Each community is paid by itself">
            Card payments go to the Stripe account of each community’s owner. To have them come here, set “Card payments
            go to” to the organization under <AppLink to={paths.editOrganization(organizationId)}>Edit</AppLink>.
          </Alert>
        )}
        <PayoutOwner value={organizationId}>
          <OrganizerPayouts account={account} />
        </PayoutOwner>
      </SpaceBetween>
    </Page>
  );
}
