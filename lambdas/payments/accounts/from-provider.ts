import type Stripe from 'stripe';
import { Problem } from '#shared/contract/errors.ts';
import { Currency } from '#shared/money.ts';
import type { AccountFacts } from '#shared/payments/accounts/account-status.ts';
import { currencyOfCountry, PayoutCountry } from '#shared/payments/accounts/payout-countries.ts';
import { PayoutSchedule } from '#shared/payments/accounts/schemas.ts';

/** An account as the provider describes it, in the words of the product. */
export interface AccountFromProvider extends AccountFacts {
  readonly stripeId: string;
  readonly country: string;
  readonly currency: Currency;
  readonly schedule?: PayoutSchedule;
  readonly livemode: boolean;
  readonly currentlyDue: string[];
  readonly pastDue: string[];
  readonly dueBy?: string;
  readonly disabledReason?: string;
}

/** @throws {Problem} payout.countryUnsupported */
export function fromProvider(account: Stripe.Account, livemode: boolean): AccountFromProvider {
  const country = PayoutCountry.safeParse(account.country?.toUpperCase());
  if (!country.success) throw new Problem('payout.countryUnsupported');
  const currency = Currency.safeParse(account.default_currency?.toUpperCase());
  const schedule = scheduleOf(account);
  return {
    stripeId: account.id,
    country: country.data,
    currency: currency.success ? currency.data : currencyOfCountry(country.data),
    chargesEnabled: account.charges_enabled,
    detailsSubmitted: account.details_submitted,
    payoutsEnabled: account.payouts_enabled,
    ...requirementsOf(account),
    ...(schedule && { schedule }),
    livemode,
  };
}

function requirementsOf({ requirements }: Stripe.Account) {
  const deadline = requirements?.current_deadline;
  return {
    currentlyDue: requirements?.currently_due ?? [],
    pastDue: requirements?.past_due ?? [],
    ...(deadline && { dueBy: new Date(deadline * 1000).toISOString() }),
    ...(requirements?.disabled_reason && { disabledReason: requirements.disabled_reason }),
  };
}

function scheduleOf({ settings }: Stripe.Account): PayoutSchedule | undefined {
  const schedule = settings?.payouts?.schedule;
  if (!schedule) return undefined;
  const { interval, weekly_anchor: weekday, monthly_anchor: dayOfMonth } = schedule;
  return PayoutSchedule.safeParse({
    interval,
    ...(interval === 'weekly' && weekday && { weekday }),
    ...(interval === 'monthly' && dayOfMonth && { dayOfMonth }),
  }).data;
}
