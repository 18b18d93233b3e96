import type { SeedSlot } from '../bracket.ts';
import type { BracketConfiguration } from '../configuration.ts';
import { elimination } from '../elimination.ts';
import { seedOrder } from '../seeding/seed-order.ts';
import { dropOrder } from './drop-order.ts';
import type { PlannedMatch, Source } from './plan.ts';
import { loserOf, winnerOf } from './plan.ts';
import { losersRounds } from './plan-losers.ts';
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

/** A double elimination: a first loss drops an entrant into the losers' part, a second is out. */
function planDouble({ grandFinal }: BracketConfiguration, sources: readonly Source[]): PlannedMatch[] {
  const winners = elimination({ part: 'winners', letter: 'W' }, sources);
  const dropping = winners.map((round, index) => dropOrder(round.map(loserOf), index + 1));
  const losers = winners.length > 1 ? losersRounds({ part: 'losers', letter: 'L' }, dropping) : [];
  const top = winners.at(-1)?.at(0);
  if (!top || grandFinal === 'none') return [...winners, ...losers].flat();
  const fromBelow = losers.at(-1)?.at(0);
  const sides: [Source, Source] = [winnerOf(top), fromBelow ? winnerOf(fromBelow) : loserOf(top)];
  return [...[...winners, ...losers].flat(), ...grandFinals(grandFinal, sides)];
}

/** Who never lost has to lose twice where there is a reset: the second final is played only after an upset. */
function grandFinals(kind: 'simple' | 'reset', sides: [Source, Source]): PlannedMatch[] {
  const match = { part: 'grand_final', number: 1 } as const;
  if (kind === 'simple') return [{ ...match, matchId: 'G1-1', round: 1, roundsAfter: 0, sides }];
  return [
    { ...match, matchId: 'G1-1', round: 1, roundsAfter: 0, sides },
    { ...match, matchId: 'G2-1', round: 2, roundsAfter: 0, sides, onlyIfUpset: 'G1-1' },
  ];
}
