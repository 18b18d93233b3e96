import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import { usualPayoutCountry } from '#shared/payments/accounts/payout-countries.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { paths } from '#web/app/router/paths.ts';
import { usePayoutOwner } from './payout-owner.ts';
import { useGoToStripe } from './use-go-to-stripe.ts';

/** What Stripe put into the address. */
const names = ['code', 'state', 'error', 'error_description', 'scope', 'stripe', 'country'];
/** Addresses that were acted on: a page may be drawn twice before the address is another. */
const used = new Set<string>();

/**
 * Finishes what began on Stripe's pages: links the account that its owner allowed (`code` and `state`, R-PAY-11), looks how
 * the account is now (`stripe=returned`), or goes on where a link was too old (`stripe=again`). What Stripe put into the
 * address is removed before anything is asked, and acted on once.
 * @returns whether it is being asked
 */
export function useReturnFromStripe(): boolean {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const connect = useOperation(payoutAccounts, 'connectOAuth', {
    done: 'Successfully linked Stripe account',
    onDone: ({ organizationId: theirs }) => void (theirs && navigate(paths.organizationPayments(theirs))),
    failed: ({ code, title }) =>
      said.has(code) ? title : 'Something went wrong linking stripe account from authorization code',
  });
  const organizationId = usePayoutOwner();
  const own = useOperation(payoutAccounts, 'refreshAccount');
  const theirs = useOperation(payoutAccounts, 'refreshOrganizationAccount');
  const refresh = () => (organizationId ? theirs.run({ organizationId }) : own.run({}));
  const stripe = useGoToStripe();
  const asked = search.toString();
  const hasAnswer = names.some((name) => search.has(name));
  useEffect(() => {
    if (!hasAnswer || used.has(asked)) return;
    used.add(asked);
    setSearch(without(names, asked), { replace: true });
    const { code, state, way, country } = answerIn(asked);
    if (code) void connect.run({ code, state });
    else if (way === 'again') void stripe.go({ type: 'new', country });
    else if (way === 'returned') void refresh();
  });
  return connect.isRunning || own.isRunning || theirs.isRunning || stripe.isGoing('new');
}

function answerIn(asked: string) {
  const given = new URLSearchParams(asked);
  return {
    code: given.get('code'),
    state: given.get('state') ?? '',
    way: given.get('stripe'),
    country: given.get('country') ?? usualPayoutCountry,
  };
}

/** The rest of an address. */
function without(taken: readonly string[], asked: string): URLSearchParams {
  const kept = new URLSearchParams(asked);
  for (const name of taken) kept.delete(name);
  return kept;
}

/** Refusals that say what to do; the others are the one sentence of the specification. */
const said = new Set<string>(['payout.taken', 'payout.connected', 'payout.countryUnsupported']);
