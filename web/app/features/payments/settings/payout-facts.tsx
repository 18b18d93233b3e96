import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import { formatMoney } from '#shared/money.ts';
import { payoutAccounts } from '#shared/payments/accounts/contract.ts';
import type { NextPayout, PayoutAccountView, PayoutSchedule } from '#shared/payments/accounts/schemas.ts';
import { operations } from '#web/app/operations/operations.ts';
import { useRead } from '#web/app/operations/use-read.ts';
import { usePayoutOwner } from './payout-owner.ts';

interface PayoutFactsProps {
  readonly account: PayoutAccountView;
}

/** Names the account, and whose it is where that is not the reader. */
const keyOf = ({ stripeId }: PayoutAccountView, organizationId = '') => `${stripeId} ${organizationId}`;
const readNext = (key: string) => {
  const [, organizationId] = key.split(' ');
  return organizationId
    ? operations(payoutAccounts).getOrganizationNextPayout({ organizationId })
    : operations(payoutAccounts).getNextPayout({});
};

/** When Stripe pays out, how much and where to. */
export function PayoutFacts({ account }: PayoutFactsProps) {
  const next = useRead(keyOf(account, usePayoutOwner()), readNext);
  const items = [
    { label: 'Next payout', value: nextWords(next, account) },
    { label: 'Schedule', value: scheduleWords(account.schedule) },
    ...(next?.bankLast4 ? [{ label: 'Bank account', value: `ending ${next.bankLast4}` }] : []),
  ];
  return <KeyValuePairs columns={3} items={items} />;
}

function nextWords(next: NextPayout | undefined, { payoutsEnabled }: PayoutAccountView): string {
  if (!payoutsEnabled) return 'Paused by Stripe';
  if (!next) return 'Shown in Stripe';
  const { amountMinor, balanceMinor, currency, arrivesOn } = next;
  if (amountMinor !== undefined && arrivesOn)
    return `${formatMoney({ amountMinor, currency })} · ${dateWords(arrivesOn)}`;
  if (balanceMinor > 0) return `${formatMoney({ amountMinor: balanceMinor, currency })} with the next one`;
  return 'Nothing to pay out yet';
}

const date = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const dateWords = (day: string) => date.format(new Date(`${day}T00:00:00Z`));

/** `Every Monday`. */
function scheduleWords(schedule: PayoutSchedule | undefined): string {
  if (!schedule || schedule.interval === 'manual') return 'When you ask Stripe for it';
  if (schedule.interval === 'daily') return 'Every day';
  if (schedule.interval === 'monthly')
    return schedule.dayOfMonth ? `On day ${schedule.dayOfMonth} of each month` : 'Every month';
  const { weekday } = schedule;
  return weekday ? `Every ${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}` : 'Every week';
}
