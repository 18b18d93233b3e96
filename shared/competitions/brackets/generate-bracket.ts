import type { Bracket, Entrant, SeedSlot } from './bracket.ts';
import type { BracketConfiguration } from './configuration.ts';
import { type BracketPlaces, placeBracket } from './place-bracket.ts';
import { fillsPowerOfTwo } from './plan/plan-bracket.ts';
import { type Qualified, qualify, type SourceGroup } from './seeding/qualify.ts';
import { type SeedingWish, seedEntrants } from './seeding/seed-entrants.ts';
import { slotsFor } from './seeding/seed-order.ts';

/** Why no playoff came of it. */
type GenerationError =
  | { readonly code: 'not_enough_participants'; readonly found: number; readonly needed: number }
  | { readonly code: 'source_incomplete'; readonly groupIds: readonly string[] }
  | { readonly code: 'size_too_large'; readonly found: number; readonly size: number }
  | { readonly code: 'ties_unresolved'; readonly ties: readonly (readonly string[])[] }
  | { readonly code: 'already_exists'; readonly playoffId: string }
  | {
      readonly code: 'slots_insufficient';
      readonly needed: number;
      readonly placed: number;
      readonly unplaced: BracketPlaces['unplaced'];
    };

export type Generation =
  | { readonly status: 'generated'; readonly bracket: Bracket; readonly placing: BracketPlaces }
  | { readonly status: 'failed'; readonly error: GenerationError };

export interface GenerationWish extends SeedingWish {
  readonly configuration: BracketConfiguration;
  /** Standings of the source; people who simply entered are one group with ranks as they entered. */
  readonly groups: readonly SourceGroup[];
  /** The playoff that stands already, and whether it may be replaced. */
  readonly existing?: { readonly playoffId: string; readonly mayReplace: boolean };
  /** Open groups leave slots that are filled later. */
  readonly provisional: boolean;
}

/** A draft of a playoff from the standings of its source. The same wish gives the same bracket. */
export function generateBracket(wish: GenerationWish): Generation {
  const { configuration, groups, existing } = wish;
  if (existing && !existing.mayReplace) return failed({ code: 'already_exists', playoffId: existing.playoffId });
  const open = groups.filter(({ isComplete }) => !isComplete).map(({ groupId }) => groupId);
  if (open.length > 0 && !wish.provisional) return failed({ code: 'source_incomplete', groupIds: open });
  const { qualified, next, ties } = qualify(configuration, groups, wish.decided);
  const error = countError(configuration, qualified.length);
  if (error) return failed(error);
  if (ties.length > 0) return failed({ code: 'ties_unresolved', ties });
  return fitted(draftOf(configuration, seedEntrants(configuration, qualified, wish), next));
}

const failed = (error: GenerationError): Generation => ({ status: 'failed', error });

function countError({ format, size }: BracketConfiguration, found: number): GenerationError | undefined {
  const needed = format === 'page_playoff' ? 4 : 2;
  if (found < needed) return { code: 'not_enough_participants', found, needed };
  const largest = format === 'page_playoff' ? 4 : size;
  return found > largest ? { code: 'size_too_large', found, size: largest } : undefined;
}

/** Byes stand at the worst seeds, so that the best meet them. */
function draftOf(
  configuration: BracketConfiguration,
  bySeed: readonly Qualified[],
  next: readonly Qualified[],
): Bracket {
  const slots = fillsPowerOfTwo(configuration) ? slotsFor(bySeed.length) : bySeed.length;
  const byes = Array.from({ length: slots - bySeed.length }, (): SeedSlot => ({ slotState: 'bye' }));
  const alternates = next.flatMap(({ slot }) => (slot.slotState === 'set' ? [slot.entrantId] : []));
  return {
    configuration,
    phase: 'draft',
    entrants: [...bySeed, ...next].flatMap(entrantOf),
    seeds: [...bySeed.map(({ slot }) => slot), ...byes],
    alternates,
    records: {},
  };
}

const entrantOf = ({ slot, groupId }: Qualified): Entrant[] =>
  slot.slotState === 'set' ? [{ entrantId: slot.entrantId, groupId }] : [];

/** A schedule that is given has to have room for every match. */
function fitted(bracket: Bracket): Generation {
  const placing = placeBracket(bracket);
  const { places, unplaced } = placing;
  if (unplaced.length === 0) return { status: 'generated', bracket, placing };
  const [needed, placed] = [places.length + unplaced.length, places.length];
  return failed({ code: 'slots_insufficient', needed, placed, unplaced });
}
