import { formatMoney } from '#shared/money.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import type { NextPayout, PayoutAccountView } from '#shared/payments/accounts/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

interface NextPayoutLineProps {
  readonly account: PayoutAccountView;
  readonly feePayer: 'player' | 'host' | 'split' | undefined;
}

const readNext = () => operations(payoutAccounts).getNextPayout({});

/** When Stripe pays the host next, how much, and who pays the service fee. */
export function NextPayoutLine({ account, feePayer = 'player' }: NextPayoutLineProps) {
  const next = useRead(account.stripeId, readNext);
  return (
    <div className="my-dues payout-line">
      <div>
        <strong>{account.payoutsEnabled ? nextWords(next) : 'Stripe paused your payouts'}</strong>
        <p>{feeWords[feePayer]}</p>
      </div>
      <AppLink to={paths.transactions}>Transactions</AppLink>
    </div>
  );
}

const feeWords = {
  player: 'Players pay the service fee. Stripe’s card fee comes out of your payout.',
  host: 'The service fee and Stripe’s card fee come out of your payout.',
  split: 'You and the players each pay half of the service fee. Stripe’s card fee comes out of your payout.',
} as const;

const date = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

function nextWords(next: NextPayout | undefined): string {
  if (!next) return 'Your next payout is shown in Stripe';
  const { amountMinor, balanceMinor, currency, arrivesOn } = next;
  if (amountMinor !== undefined && arrivesOn)
    return `Next payout: ${formatMoney({ amountMinor, currency })} on ${date.format(new Date(`${arrivesOn}T00:00:00Z`))}`;
  if (balanceMinor > 0) return `Next payout: ${formatMoney({ amountMinor: balanceMinor, currency })}`;
  return 'Nothing to pay out yet';
}
