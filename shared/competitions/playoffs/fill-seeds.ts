import * as z from 'zod';
import { type Bracket, EntrantId, type SeedSlot } from '../brackets/bracket.ts';
import { generateBracket } from '../brackets/generate-bracket.ts';
import type { Proposal } from '../brackets/outcome.ts';
import type { SourceGroup } from '../brackets/seeding/qualify.ts';

/** Takes in those the source sends by now, where a provisional playoff had held places open. */
export const FillSeeds = z.object({
  type: z.literal('fill_seeds'),
  /** An order of tied entrants, as the organizer decided it. */
  decided: z.array(EntrantId).max(128).default([]),
});

/** Who is level where the line is drawn: the organizer has to decide their order. */
interface TiesOpen {
  readonly ties: readonly (readonly string[])[];
}

const placed = (slots: readonly SeedSlot[]): string[] =>
  slots.flatMap((slot) => (slot.slotState === 'set' ? [slot.entrantId] : []));

/**
 * A provisional playoff with its seeds set anew, as they would be were it made now; an order by hand stays, with those who
 * are new behind it, and withdrawn entrants stay out.
 * @param decided an order of tied entrants
 * @param drawText what a random order is made from, as when it was made
 */
export function fillSeeds(
  bracket: Bracket,
  groups: readonly SourceGroup[],
  drawText: string,
  decided: readonly string[] = [],
): Proposal | TiesOpen {
  if (bracket.phase === 'confirmed') return 'already_confirmed';
  if (bracket.seeds.every(({ slotState }) => slotState !== 'tbd')) return 'seeds_known';
  const gone = bracket.entrants.filter(({ withdrew }) => withdrew !== undefined);
  const isHere = ({ entrantId }: { readonly entrantId: string }) => !gone.some((one) => one.entrantId === entrantId);
  const made = generateBracket({
    // Courts and times are given anew once seeds are filled; they keep no entrant from its seed.
    configuration: { ...bracket.configuration, schedule: undefined },
    groups: groups.map((group) => ({ ...group, rows: group.rows.filter(isHere) })),
    provisional: true,
    decided,
    picked: placed(bracket.seeds),
    drawText,
  });
  if (made.status === 'failed')
    return made.error.code === 'ties_unresolved' ? { ties: made.error.ties } : 'wrong_slots';
  const { seeds, entrants, alternates } = made.bracket;
  if (seeds.length !== bracket.seeds.length) return 'wrong_slots';
  if (placed(seeds).length <= placed(bracket.seeds).length) return 'seeds_open';
  const after = { ...bracket, seeds, alternates, entrants: [...entrants, ...gone] };
  return { bracket: after, named: [], consents: true, canUndo: true };
}
