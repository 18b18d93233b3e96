import * as z from 'zod';
import { CategoryId } from '../../ids.ts';
import type { Bracket } from '../brackets/bracket.ts';
import { applyCommand } from '../brackets/commands/apply-command.ts';
import { readBracket } from '../brackets/read-bracket.ts';
import { isOpen } from '../games/competition-of.ts';
import { between } from '../games/rounds/plan-fixed.ts';
import type { PlannedMatch } from '../games/rounds/planned-match.ts';
import type { Game, Match } from '../games/schemas.ts';
import { mostOf } from './schemas.ts';
import type { TournamentStatus } from './words.ts';

/** Why a category takes no late entry: its matches are over, its bracket has no bye left, or its pool is as large as pools get. */
const lateRefusals = ['over', 'noBye', 'poolFull'] as const;
/** What becomes of a late entry: on the list of a draw to come or to repeat, into a pool, or into a free place of a bracket. */
export const lateWays = ['list', 'redraw', 'pool', 'bye'] as const;

export type LateWay =
  | { readonly way: 'list' | 'redraw' }
  | { readonly way: 'pool'; readonly groupId?: string; readonly opponents: readonly string[] }
  | { readonly way: 'bye'; readonly bracket: Bracket; readonly againstId: string }
  | { readonly way: 'none'; readonly why: (typeof lateRefusals)[number] };

/** The same for the desk, in a category as it is now. */
export const LateEntry = z.object({
  categoryId: CategoryId,
  /** Whether it holds fewer entries than it may. */
  hasRoom: z.boolean(),
  way: z.enum([...lateWays, 'none']),
  why: z.enum(lateRefusals).optional(),
  /** The pool, where there are several. */
  groupId: z.string().optional(),
  /** How many they would play besides. */
  matches: z.int().optional(),
  /** Whose bye they would end. */
  against: z.string().optional(),
});
export type LateEntry = z.infer<typeof LateEntry>;

interface Drawn {
  readonly game: Game;
  readonly matches: readonly Match[];
  readonly bracket?: Bracket | undefined;
}

/**
 * What becomes of an entry that comes late into a category.
 * @param drawn what the category is played as; nothing before its draw
 * @param isCalled whether an entrant was called to a match that is open
 */
export function lateWay(
  status: TournamentStatus,
  drawn: Drawn | undefined,
  entryId: string,
  isCalled: (entrantId: string) => boolean,
): LateWay {
  if (!drawn) return { way: 'list' };
  const found = drawn.game.format === 'challenge_list' ? intoBracket(drawn, entryId, isCalled) : intoPool(drawn);
  return found.way === 'none' && status === 'draw' ? { way: 'redraw' } : found;
}

/** The smallest pool, while matches are open and no bracket was made of it. */
function intoPool({ game, matches, bracket }: Drawn): LateWay {
  if (!matches.some(isOpen) || bracket?.phase === 'confirmed') return { way: 'none', why: 'over' };
  const pools = Map.groupBy(
    game.entrants.filter(({ status }) => status === 'in'),
    ({ groupId = '' }) => groupId,
  );
  const [[groupId = '', entrants = []] = []] = [...pools].sort(([, a], [, b]) => a.length - b.length);
  if (entrants.length >= (pools.size > 1 ? mostOf.pool : mostOf.roundRobin)) return { way: 'none', why: 'poolFull' };
  return { way: 'pool', ...(groupId && { groupId }), opponents: entrants.map(({ entrantId }) => entrantId) };
}

/** The bye of the lowest seed that has one, where no result and no call would be undone. */
function intoBracket({ bracket }: Drawn, entryId: string, isCalled: (entrantId: string) => boolean): LateWay {
  const none = { way: 'none', why: 'noBye' } as const;
  const at = bracket?.seeds.findIndex(({ slotState }) => slotState === 'bye') ?? -1;
  if (!bracket || at < 0) return none;
  const slot = { slotState: 'set', entrantId: entryId } as const;
  const known = bracket.entrants.some(({ entrantId }) => entrantId === entryId);
  const before = known ? bracket : { ...bracket, entrants: [...bracket.entrants, { entrantId: entryId }] };
  const seeds = bracket.seeds.map((seed, index) => (index === at ? slot : seed));
  const outcome = applyCommand(before, { type: 'edit_seeds', seeds }, new Date(0).toISOString());
  if (outcome.status !== 'applied' || outcome.lost.length > 0) return none;
  const againstId = opponentOf(outcome.bracket, entryId);
  return againstId === undefined || isCalled(againstId) ? none : { way: 'bye', bracket: outcome.bracket, againstId };
}

function opponentOf(bracket: Bracket, entryId: string): string | undefined {
  for (const { slots } of readBracket(bracket).matches) {
    const ids = slots.flatMap((slot) => (slot.slotState === 'set' ? [slot.entrantId] : []));
    if (ids.includes(entryId)) return ids.find((id) => id !== entryId);
  }
  return undefined;
}

/** A match against each of the pool: in rounds where the other has none, and then in rounds of their own. */
export function lateMatches(
  { rounds }: Pick<Game, 'rounds'>,
  matches: readonly Pick<Match, 'round' | 'sides' | 'status'>[],
  entryId: string,
  { groupId, opponents }: Extract<LateWay, { way: 'pool' }>,
): readonly PlannedMatch[] {
  const plays = new Set(
    matches
      .filter(({ status }) => status !== 'bye')
      .flatMap(({ round, sides }) => sides.map(({ entrantId }) => `${round} ${entrantId}`)),
  );
  const open = new Set(opponents);
  const inRound = (round: number): PlannedMatch[] => {
    const other = [...open].find((id) => round > rounds || !plays.has(`${round} ${id}`));
    if (other === undefined) return [];
    open.delete(other);
    return [{ round, ...(groupId && { groupId }), sides: between(other, entryId) }];
  };
  return Array.from({ length: rounds + opponents.length }, (_, index) => index + 1).flatMap(inRound);
}
