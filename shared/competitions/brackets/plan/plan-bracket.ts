import type { SeedSlot } from '../bracket.ts';
import type { BracketConfiguration } from '../configuration.ts';
import { seedOrder } from '../seeding/seed-order.ts';
import type { PlannedMatch, Source } from './plan.ts';
import { planDouble } from './plan-double.ts';
import { planSingle } from './plan-single.ts';
import { planLadderStep, planPagePlayoff, planRoundRobin } from './plan-steps.ts';
import { pruneByes } from './prune-byes.ts';

/** Every match of a bracket, each after those that its sides come from. The same seeds give the same matches. */
export function planBracket(configuration: BracketConfiguration, seeds: readonly SeedSlot[]): PlannedMatch[] {
  return pruneByes(planFull(configuration, seeds.length), (seed) => seeds[seed - 1]?.slotState === 'bye');
}

function planFull(configuration: BracketConfiguration, slots: number): PlannedMatch[] {
  if (configuration.format === 'page_playoff') return planPagePlayoff();
  if (configuration.format === 'ladder_step') return planLadderStep(slots);
  if (configuration.format === 'round_robin_final') return planRoundRobin(slots);
  const sources = seedOrder(slots).map((seed): Source => ({ from: 'seed', seed }));
  return configuration.format === 'double' ? planDouble(configuration, sources) : planSingle(configuration, sources);
}

/** Formats whose first round has as many slots as a power of two. */
export const fillsPowerOfTwo = ({ format }: Pick<BracketConfiguration, 'format'>): boolean =>
  format === 'single' || format === 'double' || format === 'consolation';
