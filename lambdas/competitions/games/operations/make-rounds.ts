import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { games } from '#shared/competitions/games/contract.ts';
import type { Plan } from '#shared/competitions/games/rounds/plan-fixed.ts';
import { nextRound, planGame } from '#shared/competitions/games/rounds/plan-rounds.ts';
import type { PlannedMatch } from '#shared/competitions/games/rounds/planned-match.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { GameStore } from '../game-store.ts';
import { gameAt, refuseResults, refuseStale } from './change-game.ts';

type Operations = (typeof games)['operations'];

export async function drawGame(
  { gameId, version, withResults }: Parsed<Operations['drawGame']>,
  { now }: Caller,
  store: GameStore,
): Promise<Output<Operations['drawGame']>> {
  const before = await gameAt(gameId, version, store);
  if (before.draw > 0 && !withResults) await refuseResults(before, store);
  const anew = { ...before, draw: before.draw + 1, rounds: 0 };
  return keep(before, anew, { plan: planGame(anew), matches: [], now }, store);
}

export async function addRound(
  { gameId, version }: Parsed<Operations['addRound']>,
  { now }: Caller,
  store: GameStore,
): Promise<Output<Operations['addRound']>> {
  const before = await gameAt(gameId, version, store);
  if (before.status === 'completed' || before.status === 'abandoned') throw new Problem('game.over');
  const matches = await store.listMatches(before);
  return keep(before, before, { plan: nextRound(before, matches), matches, now }, store);
}

interface Making {
  readonly plan: Plan;
  /** Those there are. */
  readonly matches: readonly Match[];
  readonly now: Date;
}

async function keep(before: Game, anew: Game, { plan, matches, now }: Making, store: GameStore) {
  if ('refused' in plan) throw new Problem(plan.refused);
  const after: Game = {
    ...anew,
    entrants: [...(plan.entrants ?? anew.entrants)],
    version: before.version + 1,
    rounds: Math.max(anew.rounds, ...plan.matches.map(({ round }) => round)),
    status: anew.draw === before.draw ? before.status : 'ready',
    updatedAt: now.toISOString(),
  };
  const added = plan.matches.map((one, index) => newMatch(one, after, matches.length + index + 1, now));
  if (!(await store.save(before, after, added))) await refuseStale(before.gameId, store);
  return { game: after, matches: [...matches, ...added] };
}

/** The same place in the same draw is the same match, however often it is made. */
export function newMatch(planned: PlannedMatch, game: Game, number: number, now: Date): Match {
  const { gameId, draw, eventId, seasonId, scoring } = game;
  const isBye = planned.sides.some(({ slotState }) => slotState === 'bye');
  return {
    ...planned,
    matchId: idFrom('match', gameId, String(draw), String(number)),
    gameId,
    draw,
    version: 1,
    number,
    stage: 1,
    bestOf: scoring.kind === 'sets' ? scoring.bestOf : 1,
    countsInStandings: true,
    officials: [],
    confirmed: [],
    claims: [],
    status: isBye ? 'bye' : 'ready',
    ...(eventId && { eventId }),
    ...(seasonId && { seasonId }),
    updatedAt: now.toISOString(),
  };
}
