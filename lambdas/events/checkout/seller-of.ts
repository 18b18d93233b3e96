import type { PayoutAccount, PayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { canCharge } from '#shared/payments/accounts/account-status.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { isPayableByCard } from '#shared/payments/quote.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** Who sells the spots of an event, and where the money goes. */
export interface Sellers {
  readonly payouts: Pick<PayoutAccounts, 'find'>;
  readonly teams: Pick<TeamReader, 'find'>;
}

interface Seller {
  /** The payout account on which cards can pay now; absent where they cannot. */
  readonly account?: PayoutAccount | undefined;
  /** The plan of the hosting community, which sets the service fee. */
  readonly plan: TeamPlan;
}

type Sold = Pick<StoredEvent, 'hostingTeam' | 'creatorId' | 'price' | 'refundPolicy'>;

/** The seller of an event: its creator, or the owner of the community that hosts it. Cards need a refund policy. */
export async function sellerOf(event: Sold, { payouts, teams }: Sellers, now: Date): Promise<Seller> {
  const team = event.hostingTeam ? await teams.find(event.hostingTeam) : undefined;
  const plan = team?.plan ?? 'rookie';
  if (!event.price || !event.refundPolicy || !isPayableByCard(event.price)) return { plan };
  const account = await payouts.find({ ownerKind: 'user', ownerId: team?.ownerId ?? event.creatorId });
  const takesCards = account && canCharge(account, now) && account.currency === event.price.currency;
  return { plan, ...(takesCards && { account }) };
}
