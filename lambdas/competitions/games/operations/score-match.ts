import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DueIndex } from '#lambdas/kernel/due/due-index.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { games } from '#shared/competitions/games/contract.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { countedIn } from '#shared/competitions/games/scoring/counted-in.ts';
import { judgeScore } from '#shared/competitions/games/scoring/judge-score.ts';
import { type Actor, actOnScore, type ScoreAct } from '#shared/competitions/games/scoring/score-acts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { planWork } from '../auto-confirm/plan-work.ts';
import { actorIn, entrantsOf, type GameWorld, gameFor } from '../game-for.ts';
import type { MatchStore } from '../match-store.ts';
import { withoutPeople } from '../without-people.ts';

type Operations = (typeof games)['operations'];

export interface Scoring {
  readonly world: GameWorld;
  readonly store: MatchStore;
  readonly due: Pick<DueIndex, 'schedule'>;
}

export async function enterScore(
  { entry, reason, ...at }: Parsed<Operations['enterScore']>,
  caller: Caller,
  parts: Scoring,
): Promise<Output<Operations['enterScore']>> {
  return act(at, caller, parts, (game, match) => {
    const { scoring, ruleset, gameTypeId } = game;
    const { part } = countedIn(gameTypeId, scoring);
    const judged = judgeScore(entry, { scoring, ruleset, part, sides: match.sides.length, bestOf: match.bestOf });
    if ('fault' in judged) throw new Problem('match.scoreInvalid', { fields: { entry: judged.fault } });
    return { act: 'enter', score: judged.score, reason };
  });
}

export async function answerScore(
  { answer, reason, ...at }: Parsed<Operations['answerScore']>,
  caller: Caller,
  parts: Scoring,
): Promise<Output<Operations['answerScore']>> {
  return act(at, caller, parts, () => (answer === 'reset' ? { act: answer, reason } : { act: answer }));
}

export type MatchAt = Pick<Match, 'gameId' | 'matchId' | 'version'>;

/** Judges an act by the match as it was seen, and writes what comes of it if it is still so. */
async function act(
  at: MatchAt,
  caller: Caller,
  { world, store, due }: Scoring,
  actOf: (game: Game, match: Match) => ScoreAct,
): Promise<Match> {
  const { userId } = actorOf(caller);
  const { game, may } = await gameFor(at.gameId, { userId }, world);
  const match = await matchAt(at, game, world);
  const actor = actorIn(match, userId, may, await entrantsOf(game, userId, world));
  if (!actor) throw new Problem('access.denied');
  if (!isOpenGame(game)) throw new Problem(game.status === 'locked' ? 'match.final' : 'game.over');
  const asked = actOf(game, match);
  if (match.version !== at.version && !isSecondWord(match, asked, actor, at.version))
    throw new Problem('record.changed', { currentVersion: match.version });
  const { now } = caller;
  const terms = { now, today: now.toISOString().slice(0, 10), settings: game.settings };
  const judged = actOnScore(match, asked, actor, terms);
  if ('refused' in judged) throw new Problem(judged.refused);
  // Before the write: work without a score does nothing, a score without its work would wait for ever.
  await planWork(match, judged, due, now);
  const saved = await store.save(game, match, judged.match, judged.line);
  if (saved === 'saved') return may.includes('publishSchedule') ? judged.match : withoutPeople(judged.match, userId);
  throw new Problem('record.changed');
}

/**
 * A captain entered a score without a network, or in the same minute as the other one, who came first: both are said, and
 * the match is confirmed or disputed.
 */
const isSecondWord = (match: Match, { act: asked }: ScoreAct, actor: Actor, seen: number): boolean =>
  asked === 'enter' &&
  actor.role === 'captain' &&
  match.status === 'awaiting_confirmation' &&
  match.version === seen + 1 &&
  match.claims.every(({ side }) => side !== actor.side);

export const isOpenGame = ({ status }: Game) => status === 'ready' || status === 'in_progress';

/** @throws {Problem} game.matchNotFound */
export async function matchAt(
  { gameId, matchId }: Pick<MatchAt, 'gameId' | 'matchId'>,
  game: Game,
  { games: reader }: GameWorld,
): Promise<Match> {
  const match = await reader.findMatch({ gameId, matchId });
  if (!match || match.draw !== game.draw) throw new Problem('game.matchNotFound');
  return match;
}
