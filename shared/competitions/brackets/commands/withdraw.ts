import type { Bracket, SeedSlot } from '../bracket.ts';
import type { Proposal } from '../outcome.ts';
import type { CommandOf } from './commands.ts';

/**
 * Once seeds are confirmed, the opponent in an undecided match advances by forfeit. Before, the seed is open
 * again and the next alternate is offered, or taken where the command says so.
 */
export function withdraw(bracket: Bracket, { entrantId, alternateId }: CommandOf<'withdraw'>): Proposal {
  const leaving = bracket.entrants.find((entrant) => entrant.entrantId === entrantId);
  if (!leaving) return 'unknown_entrant';
  if (leaving.withdrew !== undefined) return 'already_withdrawn';
  const left = { ...bracket, entrants: markedIn(bracket, entrantId) };
  const alternates = bracket.alternates.filter((other) => other !== entrantId);
  if (bracket.phase === 'confirmed') return proposed({ ...left, alternates });
  if (alternateId && !alternates.includes(alternateId)) return 'unknown_alternate';
  const wasPlaced = bracket.seeds.some((slot) => slot.slotState === 'set' && slot.entrantId === entrantId);
  const next: SeedSlot = alternateId ? { slotState: 'set', entrantId: alternateId } : { slotState: 'tbd' };
  const seeds = bracket.seeds.map((slot) => (slot.slotState === 'set' && slot.entrantId === entrantId ? next : slot));
  const kept = alternates.filter((other) => !wasPlaced || other !== alternateId);
  const offered = wasPlaced && !alternateId ? kept[0] : undefined;
  return proposed({ ...left, seeds, alternates: kept }, offered);
}

function markedIn({ entrants }: Bracket, entrantId: string): Bracket['entrants'] {
  const withdrew = 1 + Math.max(0, ...entrants.map((entrant) => entrant.withdrew ?? 0));
  return entrants.map((entrant) => (entrant.entrantId === entrantId ? { ...entrant, withdrew } : entrant));
}

const proposed = (bracket: Bracket, offered?: string): Proposal => ({
  bracket,
  named: [],
  consents: false,
  canUndo: true,
  ...(offered && { offered }),
});
