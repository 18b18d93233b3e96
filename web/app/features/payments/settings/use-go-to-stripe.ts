import type { Input } from '#shared/contract/operation.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { leaveFor } from './leave-for.ts';

type Way = Input<(typeof payoutAccounts.operations)['linkOrCreateStripeAccount']>;

interface GoToStripe {
  readonly go: (way: Way) => Promise<unknown>;
  readonly isGoing: (type: Way['type']) => boolean;
}

/** Leads to Stripe's own pages, and says so (R-PAYOUT-19 and 21). */
export function useGoToStripe(): GoToStripe {
  const link = useOperation(payoutAccounts, 'linkOrCreateStripeAccount', {
    rereads: false,
    failed: ({ code, title }) => (code === 'payout.connected' ? title : 'Something went wrong linking Stripe account'),
    onDone: ({ url }) => {
      notify('info', 'Taking you to Stripe');
      leaveFor(url);
    },
  });
  return { go: link.run, isGoing: (type) => link.isRunningOn({ type }) };
}
