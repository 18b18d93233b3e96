import type { Bracket } from '../bracket.ts';
import type { CommandOf } from '../commands/commands.ts';
import type { Proposal } from '../outcome.ts';
import { seedsFault } from './seeds-fault.ts';

/** Seeds are set as far as they are known; free editing goes on. */
export const placeSeeds = (bracket: Bracket): Proposal =>
  bracket.phase === 'draft' ? advanced(bracket, 'seeded') : 'already_confirmed';

/** From here on byes advance who they are given to, and matches are played. */
export function confirmSeeds(bracket: Bracket): Proposal {
  if (bracket.phase === 'confirmed') return 'already_confirmed';
  if (bracket.seeds.some(({ slotState }) => slotState === 'tbd')) return 'seeds_open';
  return seedsFault(bracket, bracket.seeds) ?? advanced(bracket, 'confirmed');
}

const advanced = (bracket: Bracket, phase: Bracket['phase']): Proposal => ({
  bracket: { ...bracket, phase },
  named: [],
  consents: false,
  canUndo: false,
});

/** Moves that no result depends on are free; for others the organizer types the word. */
export function editSeeds(bracket: Bracket, { seeds, typed }: CommandOf<'edit_seeds'>): Proposal {
  const isConfirmed = bracket.phase === 'confirmed';
  if (isConfirmed && seeds.some(({ slotState }) => slotState === 'tbd')) return 'seeds_open';
  const fault = seedsFault(bracket, seeds);
  if (fault) return fault;
  const placed = new Set(seeds.map((slot) => (slot.slotState === 'set' ? slot.entrantId : '')));
  const alternates = bracket.alternates.filter((entrantId) => !placed.has(entrantId));
  return {
    bracket: { ...bracket, seeds, alternates },
    named: [],
    consents: typed === 'RESET',
    typing: 'RESET',
    canUndo: isConfirmed,
  };
}
