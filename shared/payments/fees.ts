import type { Currency } from '#shared/money.ts';
import { fixedFeeIn, stepIn } from './amount-limits.ts';
import { teamEntitlements } from './entitlements.ts';
import type { TeamPlan } from './plan-names.ts';

/** Who pays the service fee: the player on top of the price, the host out of it, or half each. */
export type FeePayer = 'player' | 'host' | 'split';

interface Fee {
  /** What the payer pays on top of the prices, in minor units. */
  readonly onTopMinor: number;
  /** What the platform keeps of the payment, in minor units. */
  readonly platformMinor: number;
}

/** What the fee of an order follows from. */
interface FeeRule {
  readonly plan: TeamPlan;
  readonly feePayer: FeePayer;
  readonly currency: Currency;
}

/**
 * The service fee of an order: a part of the price and a fixed part by currency, in whole steps of it. The host never pays more
 * of it than the players pay for their spots.
 */
export function feeFor(subtotalMinor: number, { plan, feePayer, currency }: FeeRule): Fee {
  if (subtotalMinor === 0) return { onTopMinor: 0, platformMinor: 0 };
  const step = stepIn(currency);
  const part = Math.round((subtotalMinor * teamEntitlements(plan).feeHundredths) / 10_000 / step) * step;
  const whole = part + fixedFeeIn(currency);
  const onTopMinor = { player: whole, host: 0, split: Math.floor(whole / 2 / step) * step }[feePayer];
  return { onTopMinor, platformMinor: onTopMinor + Math.min(whole - onTopMinor, subtotalMinor) };
}
