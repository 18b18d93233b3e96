import { teamEntitlements } from './entitlements.ts';
import type { TeamPlan } from './plan-names.ts';

/** Who pays the service fee: the player on top of the price, the host out of it, or half each. */
export type FeePayer = 'player' | 'host' | 'split';

/** Minor units, once for each order, beside the percentage. */
const fixedMinor = 30;

interface Fee {
  /** What the payer pays on top of the prices, in minor units. */
  readonly onTopMinor: number;
  /** What the platform keeps of the payment, in minor units. */
  readonly platformMinor: number;
}

/** The service fee of an order. The host never pays more of it than the players pay for their spots. */
export function feeFor(subtotalMinor: number, plan: TeamPlan, payer: FeePayer): Fee {
  if (subtotalMinor === 0) return { onTopMinor: 0, platformMinor: 0 };
  const whole = Math.round((subtotalMinor * teamEntitlements(plan).feeHundredths) / 10_000) + fixedMinor;
  const onTopMinor = { player: whole, host: 0, split: Math.floor(whole / 2) }[payer];
  return { onTopMinor, platformMinor: onTopMinor + Math.min(whole - onTopMinor, subtotalMinor) };
}
