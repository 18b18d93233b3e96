import type { Money } from '#shared/money.ts';
import type { TeamPlan } from '#shared/payments/plan-names.ts';
import type { Season } from '../seasons/schemas.ts';
import type { RegistrationMode } from '../seasons/words.ts';
import { wholeByCard } from './entry-fees.ts';
import { registrationPrice } from './season-dues.ts';

interface Selling extends Pick<Season, 'prices' | 'registrationModes' | 'teamFee' | 'refundPolicy'> {
  readonly payOutside?: readonly unknown[] | undefined;
}

/** What prices follow from besides the season. */
export interface PriceTerms {
  /** Of the community. Where it isn't known the highest fee counts, so that players never pay more than they read. */
  readonly plan?: TeamPlan | undefined;
  /** What the window that is open adds to each price, or takes off, in minor units. */
  readonly adjustMinor?: number | undefined;
}

/** A price with the service fee, where cards alone pay it: else the organizer can be paid the price itself. */
const whole = ({ refundPolicy, payOutside = [] }: Selling, price: Money, { plan = 'rookie' }: PriceTerms): Money =>
  refundPolicy && payOutside.length === 0 ? wholeByCard(price, plan) : price;

/** What a way to register costs in all, as the checkout works it out; undefined where it is free or not offered. */
export function wholePrice(season: Selling, mode: RegistrationMode, terms: PriceTerms): Money | undefined {
  const { currency } = season.prices[mode] ?? {};
  const window = currency && { priceAdjust: { amountMinor: terms.adjustMinor ?? 0, currency } };
  const price = season.registrationModes.includes(mode) ? registrationPrice(season, mode, window) : undefined;
  return price?.amountMinor ? whole(season, price, terms) : undefined;
}

/** What a team pays in all; undefined where that is nothing. Windows don't change it. */
export const wholeTeamFee = (season: Selling, terms: PriceTerms): Money | undefined =>
  season.teamFee?.amountMinor
    ? whole(season, { amountMinor: season.teamFee.amountMinor, currency: season.teamFee.currency }, terms)
    : undefined;

const playerModes = ['individual', 'small_group', 'join_team'] as const;

/** The least that a player or, where players pay nothing themselves, a team pays in all, as lists show it. */
export function listedSeasonPrice(season: Selling, terms: PriceTerms) {
  const offered = playerModes.filter((mode) => season.registrationModes.includes(mode));
  const prices = offered.map((mode) => wholePrice(season, mode, terms)?.amountMinor ?? 0);
  const least = Math.min(...prices.filter((amountMinor) => amountMinor > 0));
  const currency = offered.map((mode) => season.prices[mode]?.currency).find(Boolean);
  if (currency && Number.isFinite(least)) {
    const isFrom = new Set(prices.filter((amountMinor) => amountMinor > 0)).size > 1;
    return { amountMinor: least, currency, ...(isFrom && { is: 'from' as const }), each: 'player' as const };
  }
  const team = wholeTeamFee(season, terms) ?? wholePrice(season, 'create_team', terms);
  return team && { ...team, each: 'team' as const };
}
