import type { Bracket, SeedSlot } from '../bracket.ts';
import { pairsOf } from '../elimination.ts';
import type { BracketRefusal } from '../outcome.ts';
import { fillsPowerOfTwo } from '../plan/plan-bracket.ts';
import { seedOrder } from './seed-order.ts';

/** What is wrong with seeds, if anything. */
export function seedsFault(bracket: Bracket, seeds: readonly SeedSlot[]): BracketRefusal | undefined {
  if (seeds.length !== bracket.seeds.length) return 'wrong_slots';
  const placed = seeds.flatMap((slot) => (slot.slotState === 'set' ? [slot.entrantId] : []));
  if (new Set(placed).size !== placed.length) return 'everybody_once';
  const known = new Set(bracket.entrants.map(({ entrantId }) => entrantId));
  if (placed.some((entrantId) => !known.has(entrantId))) return 'unknown_entrant';
  if (placed.some((entrantId) => isGone(bracket, entrantId))) return 'already_withdrawn';
  if (seeds.filter(({ slotState }) => slotState !== 'bye').length < 2) return 'wrong_slots';
  return byesFault(bracket, seeds);
}

/** Withdrawn entrants are not placed; who did after seeds were confirmed stays where they are. */
function isGone({ phase, entrants, seeds }: Bracket, entrantId: string): boolean {
  if (entrants.find((entrant) => entrant.entrantId === entrantId)?.withdrew === undefined) return false;
  return phase !== 'confirmed' || !seeds.some((slot) => slot.slotState === 'set' && slot.entrantId === entrantId);
}

function byesFault({ configuration }: Bracket, seeds: readonly SeedSlot[]): BracketRefusal | undefined {
  const isBye = (seed: number) => seeds[seed - 1]?.slotState === 'bye';
  const firstBye = seeds.findIndex(({ slotState }) => slotState === 'bye');
  const isTail = firstBye < 0 || seeds.slice(firstBye).every(({ slotState }) => slotState === 'bye');
  if (configuration.byes === 'top_seeds' && !isTail) return 'byes_go_to_best';
  if (!fillsPowerOfTwo(configuration)) return undefined;
  return pairsOf(seedOrder(seeds.length)).some(([a, b]) => isBye(a) && isBye(b)) ? 'bye_against_bye' : undefined;
}
