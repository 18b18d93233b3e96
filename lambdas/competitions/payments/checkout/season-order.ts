import { type Sellers, sellerOf } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
import { type Buying, newOrder } from './new-order.ts';
import { startOfSeason } from './season-settlements.ts';

/** Who sells the places of a season: the owner of its community, once the season says what comes back. */
export const sellerOfSeason = ({ teamId, facts }: StoredSeason, amountMinor: number, sellers: Sellers, now: Date) =>
  sellerOf(
    {
      hostingTeam: teamId,
      price: { amountMinor, currency: facts.currency },
      refundPolicy: facts.refundPolicy,
    },
    sellers,
    now,
  );

interface SeasonBuying extends Buying {
  readonly takesDiscounts: boolean;
  readonly refundPolicy: NonNullable<StoredSeason['facts']['refundPolicy']>;
}

/** An order for places or a team of a season, with everything that the payer is shown fixed in it. */
export const seasonOrder = (
  season: StoredSeason,
  { takesDiscounts, refundPolicy, ...buying }: SeasonBuying,
  now: Date,
): StoredOrder => {
  const { seasonId, teamId, facts } = season;
  const sold = {
    subjectKind: 'season' as const,
    subjectId: seasonId,
    teamId,
    title: facts.label,
    startsAt: startOfSeason(season),
    timeZone: facts.timeZone,
    href: `/seasons/${seasonId}`,
    terms: { refundPolicy },
    currency: facts.currency,
  };
  const order = newOrder(sold, buying, now);
  const codeTerms = { plan: buying.plan, feePayer: 'player' as const, scopes: [teamId] };
  return takesDiscounts ? { ...order, codeTerms } : order;
};
