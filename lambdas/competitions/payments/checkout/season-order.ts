import { type Sellers, sellerOf } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { hoursToFix, placementConsent } from '#shared/competitions/payments/free-agents.ts';
import { toInstant } from '#shared/time.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
import { type Buying, newOrder } from './new-order.ts';
import type { Payable } from './payable.ts';
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
  /** A free agent, whose card is saved now and charged later. */
  readonly agent?: Payable | undefined;
  readonly takesDiscounts: boolean;
  readonly refundPolicy: NonNullable<StoredSeason['facts']['refundPolicy']>;
}

/** An order for places or a team of a season, with everything that the payer is shown fixed in it. */
export const seasonOrder = (
  season: StoredSeason,
  { takesDiscounts, refundPolicy, agent, ...buying }: SeasonBuying,
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
  const coded = takesDiscounts ? { ...order, codeTerms } : order;
  if (!agent) return coded;
  const fees = { plan: buying.plan, feePayer: 'player' as const };
  const pledge = { mostMinor: order.totalMinor, fees, keptUntil: keptUntil(season), hoursToFix };
  return asAgentPledge({ ...coded, pledge });
};

/** A season may be played later than it says. */
const keptUntil = ({ facts: { endDate, timeZone } }: StoredSeason): string =>
  new Date(toInstant(`${endDate}T00:00`, timeZone).getTime() + 90 * 24 * 60 * 60_000).toISOString();

/** With what its payer agrees to, which is the price as it is now. */
export function asAgentPledge(order: StoredOrder): StoredOrder {
  const { pledge, totalMinor: mostMinor, currency, createdAt: at, lines, userId } = order;
  if (!pledge) return order;
  const [line] = lines;
  const player = line && line.personId !== userId ? line.name : undefined;
  const text = placementConsent({ amountMinor: mostMinor, currency }, player);
  return { ...order, pledge: { ...pledge, mostMinor }, consent: { text, at } };
}
