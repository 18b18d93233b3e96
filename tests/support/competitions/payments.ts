import { handler } from '#lambdas/competitions/payments/api.ts';
import { competitionPayments } from '#shared/competitions/payments/contract.ts';
import { product } from '../product/product.ts';
import { aCategory } from './tournaments.ts';

export const competitionPaymentsApi = product.client(competitionPayments, handler);

export const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** How the organizers of these tests are paid. */
export const cashOrVenmo = [{ way: 'cash' as const }, { way: 'venmo' as const, to: '@league' }];

/** A season that costs a player $50 and a team $300. */
export const pricedSeason = {
  prices: { individual: usd(5000) },
  teamFee: { ...usd(30_000), splitMode: 'captain' as const },
  payOutside: cashOrVenmo,
};

/** A tournament whose singles cost $20, with room for two. */
export const pricedTournament = {
  categories: [aCategory({ fee: usd(2000), maxEntries: 2 })],
  payOutside: cashOrVenmo,
};

/** What the organizer says of so much in cash. */
export const inCash = (seenAmountMinor: number) => ({ mark: 'cash' as const, seenAmountMinor });
