import type { StoredTeam, TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import { type Currency, currencyName, formatMoney, type Money } from '#shared/money.ts';
import { canCharge } from '#shared/payments/accounts/account-status.ts';
import { leastChargeIn } from '#shared/payments/amount-limits.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import type { RefundTerms } from '#shared/payments/refund-policy.ts';
import type { PayoutAccount, PayoutAccounts } from './payout-accounts.ts';

export interface Sellers {
  readonly payouts: Pick<PayoutAccounts, 'find' | 'ofTeam'>;
  readonly teams: Pick<TeamReader, 'find'>;
}

export interface Seller {
  /** The payout account on which cards can pay now; absent where they cannot. */
  readonly account?: PayoutAccount | undefined;
  /** The currency that cards could pay in, where the price is in another. */
  readonly otherCurrency?: Currency | undefined;
  /** The plan of the hosting community, which sets the service fee. */
  readonly plan: TeamPlan;
}

/** Something that is sold, such as an event or a season. */
interface Sold {
  readonly hostingTeam?: string | undefined;
  /** Absent where only communities sell such a thing. */
  readonly creatorId?: string | undefined;
  readonly price?: Money | undefined;
  /** Where it is sold at several prices: all of them above 0. */
  readonly prices?: readonly Money[] | undefined;
  readonly refundPolicy?: RefundTerms['refundPolicy'] | undefined;
}

/** The person or the organization that sells something, whether or not they can take cards. */
export async function sellerIdOf(
  { hostingTeam, creatorId }: Sold,
  { payouts, teams }: { readonly payouts: Pick<PayoutAccounts, 'payeeOf'>; readonly teams: Sellers['teams'] },
): Promise<string | undefined> {
  const team = hostingTeam ? await teams.find(hostingTeam) : undefined;
  return team ? (await payouts.payeeOf(team)).ownerId : creatorId;
}

/** The seller of something: its creator, or the owner or the organization of the community that hosts it. Cards need a refund policy. */
export async function sellerOf(sold: Sold, { payouts, teams }: Sellers, now: Date): Promise<Seller> {
  const team = sold.hostingTeam ? await teams.find(sold.hostingTeam) : undefined;
  const plan = team?.plan ?? 'rookie';
  const prices = sold.prices ?? (sold.price ? [sold.price] : []);
  const [price] = prices;
  if (!price || !sold.refundPolicy || !prices.every(isPayableByCard)) return { plan };
  const account = await accountOf(sold, team, payouts);
  if (!account || !canCharge(account, now)) return { plan };
  return account.currency === price.currency ? { plan, account } : { plan, otherCurrency: account.currency };
}

async function accountOf(
  { creatorId: ownerId }: Sold,
  team: StoredTeam | undefined,
  { find, ofTeam }: Sellers['payouts'],
): Promise<PayoutAccount | undefined> {
  if (team) return ofTeam(team);
  return ownerId ? find({ ownerKind: 'user', ownerId }) : undefined;
}

/**
 * Says why cards can't pay what is sold, where that is known: the price is in another currency than the payouts, or below what
 * the provider takes.
 * @param field where the price is said
 * @throws {Problem} payout.otherCurrency, payment.tooLittle
 */
export function refuseForCards({ prices = [] }: Pick<Sold, 'prices'>, { otherCurrency }: Seller, field: string): void {
  if (otherCurrency)
    throw new Problem('payout.otherCurrency', {
      fields: {
        [field]: `Cards can only pay in ${currencyName(otherCurrency)}, like your payouts. Set the price in ${otherCurrency}.`,
      },
    });
  const small = prices.find((price) => !isPayableByCard(price));
  if (!small) return;
  const least = formatMoney({ ...small, amountMinor: leastChargeIn(small.currency) });
  throw new Problem('payment.tooLittle', { fields: { [field]: `Cards pay ${least} or more.` } });
}
