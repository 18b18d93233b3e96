import type { ErrorCode } from '#shared/errors.ts';
import { pairingsOf } from '../../schedules/pairing/pairings.ts';
import { poolsOf } from '../../schedules/pairing/pools.ts';
import type { GameEntrant } from '../entrant.ts';
import type { Game, GameFormat, Match, MatchSide } from '../schemas.ts';
import { americanoRounds } from './americano.ts';
import type { Planned, PlannedMatch } from './planned-match.ts';
import { poolName } from './pool-name.ts';

/** What is to be made of a game: its matches, and its entrants with their pools. */
export type Plan =
  | { readonly matches: readonly PlannedMatch[]; readonly entrants?: readonly GameEntrant[] }
  | { readonly refused: ErrorCode };

/** More are no game that anybody could follow. */
const mostMatches = 2016;

const fewest: Partial<Record<GameFormat, number>> = { rotating_partners: 4, pools: 4, swiss: 4, king_of_court: 3 };
export const playing = ({ entrants }: Pick<Game, 'entrants'>): readonly GameEntrant[] =>
  entrants
    .filter(({ status }) => status === 'in')
    .toSorted((a, b) => (a.seed ?? Number.MAX_SAFE_INTEGER) - (b.seed ?? Number.MAX_SAFE_INTEGER));

const set = (entrantId: string, partnerId?: string): MatchSide => ({
  entrantId,
  ...(partnerId && { partnerId }),
  slotState: 'set',
});
export const between = (homeId: string, awayId: string): Match['sides'] => [set(homeId), set(awayId)];
export const courtName = (index: number): string => `Court ${index + 1}`;

/**
 * The matches that a game begins with.
 * @param firstRound what a format begins with whose rounds follow from what came of the last one
 */
export function planFixed(game: Planned, firstRound: () => Plan): Plan {
  const ids = playing(game).map(({ entrantId }) => entrantId);
  if (ids.length < (fewest[game.format] ?? 2)) return { refused: 'game.tooFewEntrants' };
  const plan = firstOf(game, ids) ?? firstRound();
  return 'matches' in plan && plan.matches.length > mostMatches ? { refused: 'game.tooManyMatches' } : plan;
}

function firstOf(game: Planned, ids: readonly string[]): Plan | undefined {
  const { settings, format } = game;
  if (format === 'single_match') return single(ids);
  if (format === 'round_robin')
    return { matches: roundRobin(ids, settings.meetings).map(({ groupId: _, ...match }) => match) };
  if (format === 'pools') return pools(game, ids);
  if (format === 'rotating_partners') return rotating(game, ids);
  if (format === 'free_for_all') return { matches: freeForAll(ids, settings.rounds ?? 1) };
  if (format === 'challenge_list') return { matches: [] };
  return undefined;
}

function single([home, away, ...others]: readonly string[]): Plan {
  if (!home || !away || others.length > 0) return { refused: 'game.entrantUnknown' };
  return { matches: [{ round: 1, sides: between(home, away) }] };
}

const roundRobin = (entrantIds: readonly string[], meetings: number, id = 'all') =>
  pairingsOf({ id, entrantIds, meetings }).map(({ round, homeId, awayId, groupId }) => ({
    round,
    groupId,
    sides: between(homeId, awayId),
  }));

function pools({ entrants, settings }: Planned, ids: readonly string[]): Plan {
  if (ids.length < 2 * settings.pools) return { refused: 'game.tooFewEntrants' };
  const dealt = poolsOf(ids, settings.pools);
  const poolOf = new Map(dealt.flatMap((pool, index) => pool.map((id) => [id, poolName(index)] as const)));
  const matches = dealt.flatMap((pool, index) => roundRobin(pool, settings.meetings, poolName(index)));
  return {
    matches: matches.toSorted((a, b) => a.round - b.round),
    entrants: entrants.map((one) => {
      const groupId = poolOf.get(one.entrantId);
      return groupId ? { ...one, groupId } : one;
    }),
  };
}

function rotating({ settings }: Planned, ids: readonly string[]): Plan {
  const rounds = americanoRounds(ids, settings.courts).slice(0, settings.rounds);
  const matches = rounds.flatMap((fours, index) =>
    fours.map(([[a, b], [c, d]], court) => ({
      round: index + 1,
      court: courtName(court),
      sides: [set(a, b), set(c, d)] as Match['sides'],
    })),
  );
  return { matches };
}

function freeForAll([first = '', second = '', ...others]: readonly string[], rounds: number): PlannedMatch[] {
  const sides: Match['sides'] = [set(first), set(second), ...others.map((id) => set(id))];
  return Array.from({ length: rounds }, (_, index) => ({ round: index + 1, sides }));
}
