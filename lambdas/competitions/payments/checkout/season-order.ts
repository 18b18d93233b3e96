import { newId } from '#lambdas/kernel/data/new-id.ts';
import type { PayoutAccount } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import { type Sellers, sellerOf } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import type { OrderLine } from '#shared/payments/orders/schemas.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import { quoteLines } from '#shared/payments/quote.ts';
import type { StoredSeason } from '../../seasons/season-reader.ts';
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

/** Ten minutes, as everywhere; never longer than a spot is held. */
const payMs = 10 * 60_000;

interface Buying {
  readonly payer: { readonly userId: string; readonly name: string };
  readonly lines: readonly OrderLine[];
  /** Until when the spots are held, where they are. */
  readonly heldUntil: readonly string[];
  /** Deposits take no codes: those come off what is paid with the rest. */
  readonly isDeposit: boolean;
  readonly account: PayoutAccount;
  readonly plan: TeamPlan;
  readonly refundPolicy: NonNullable<StoredSeason['facts']['refundPolicy']>;
}

/** An order for places or a team of a season, with everything that the payer is shown fixed in it. */
export function seasonOrder(
  season: StoredSeason,
  { payer, lines, isDeposit, heldUntil, account, plan, refundPolicy }: Buying,
  now: Date,
): StoredOrder {
  const { seasonId, teamId, facts } = season;
  const quote = quoteLines(lines, { currency: facts.currency, plan, feePayer: 'player' });
  return {
    ...quote,
    orderId: newId('order', now),
    subjectKind: 'season',
    subjectId: seasonId,
    teamId,
    userId: payer.userId,
    payerName: payer.name,
    sellerKind: account.ownerKind,
    sellerId: account.ownerId,
    stripeId: account.stripeId,
    ...(!isDeposit && { codeTerms: { plan, feePayer: 'player' as const, scopes: [teamId] } }),
    refundableMinor: 0,
    status: 'reserved',
    version: 1,
    expiresAt: [new Date(now.getTime() + payMs).toISOString(), ...heldUntil].toSorted()[0] ?? '',
    createdAt: now.toISOString(),
    title: facts.label,
    startsAt: startOfSeason(season),
    timeZone: facts.timeZone,
    href: `/seasons/${seasonId}`,
    terms: { refundPolicy },
    refunds: [],
    attempt: 0,
  };
}
