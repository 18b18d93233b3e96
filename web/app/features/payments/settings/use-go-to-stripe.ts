import type { Input } from '#shared/contract/operation.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { leaveFor } from './leave-for.ts';
import { usePayoutOwner } from './payout-owner.ts';

type Way = Input<(typeof payoutAccounts.operations)['linkOrCreateStripeAccount']>;

interface GoToStripe {
  readonly go: (way: Way) => Promise<unknown>;
  readonly isGoing: (type: Way['type']) => boolean;
}

/** Leads to Stripe's own pages, and says so (R-PAYOUT-19 and 21). */
export function useGoToStripe(): GoToStripe {
  const organizationId = usePayoutOwner();
  const own = useOperation(payoutAccounts, 'linkOrCreateStripeAccount', leaving);
  const theirs = useOperation(payoutAccounts, 'linkOrganizationAccount', leaving);
  return organizationId
    ? {
        go: (way) => theirs.run({ ...way, organizationId }),
        isGoing: (type) => theirs.isRunningOn({ type }),
      }
    : { go: own.run, isGoing: (type) => own.isRunningOn({ type }) };
}

const leaving = {
  rereads: false,
  failed: ({ code, title }: { readonly code: string; readonly title: string }) =>
    code === 'payout.connected' ? title : 'Something went wrong linking Stripe account',
  onDone: ({ url }: { readonly url: string }) => {
    notify('info', 'Taking you to Stripe');
    leaveFor(url);
  },
};
