import type { BracketCommand } from '#shared/competitions/brackets/commands/commands.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { judgeScore } from '#shared/competitions/games/scoring/judge-score.ts';
import { actOnScore } from '#shared/competitions/games/scoring/score-acts.ts';
import type { MatchScore, ScoreEntry } from '#shared/competitions/games/scoring/scoring.ts';
import { gamesOfScore } from '#shared/competitions/playoffs/games-of-score.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { GameStore } from '../../games/game-store.ts';
import type { MatchStore } from '../../games/match-store.ts';
import { commandPlayoff } from '../../playoffs/operations/command-playoff.ts';
import type { PlayoffStore } from '../../playoffs/playoff-store.ts';
import type { PlayedCategory } from '../played.ts';

export interface ScoreParts {
  readonly games: GameStore;
  readonly matches: MatchStore;
  readonly playoffs: PlayoffStore;
}

/** Who holds the sheet of a match is its official: what they enter stands. */
const official = { role: 'official', userId: 'score sheet' } as const;

/** @throws {Problem} match.scoreInvalid at the entry */
function judged(
  entry: ScoreEntry,
  { scoring, ruleset }: Game,
  more: { bestOf?: number; isKnockout?: true },
): MatchScore {
  const verdict = judgeScore(entry, { scoring, ruleset, sides: 2, ...more });
  if ('fault' in verdict) throw new Problem('match.scoreInvalid', { fields: { entry: verdict.fault } });
  return verdict.score;
}

/**
 * @throws {Problem} match.scoreInvalid, match.final, match.notReady, match.disputed, game.over, record.changed where
 * another writer was faster
 */
export async function scoreGame(
  game: Game,
  matchId: string,
  entry: ScoreEntry,
  now: Date,
  { games, matches }: ScoreParts,
): Promise<void> {
  const match = await games.findMatch({ gameId: game.gameId, matchId });
  if (!match || match.draw !== game.draw) throw new Problem('tournament.sheetNotFound');
  if (game.status !== 'ready' && game.status !== 'in_progress') throw new Problem('game.over');
  const terms = { now, today: now.toISOString().slice(0, 10), settings: game.settings, device: 'sheet' };
  const act = { act: 'enter', score: judged(entry, game, { bestOf: match.bestOf }) } as const;
  const outcome = actOnScore(match, act, official, terms);
  if ('refused' in outcome) throw new Problem(outcome.refused);
  if ((await matches.save(game, match, outcome.match, outcome.line)) !== 'saved') throw new Problem('record.changed');
}

/** @throws {Problem} match.scoreInvalid, match.final, match.notReady, record.changed where another writer was faster */
export async function scoreBracket(
  { game, bracket }: PlayedCategory,
  matchId: string,
  entry: ScoreEntry,
  now: Date,
  { games, playoffs }: ScoreParts,
): Promise<void> {
  const match = bracket && readBracket(bracket.bracket).matches.find((one) => one.matchId === matchId);
  if (!bracket || !match) throw new Problem('tournament.sheetNotFound');
  const rules = { bestOf: match.bestOf, isKnockout: true } as const;
  const loser =
    entry.forfeitedBy === 'both' || entry.forfeitedBy === undefined ? undefined : match.slots[entry.forfeitedBy];
  const command: BracketCommand =
    loser?.slotState === 'set'
      ? { type: 'forfeit', matchId, entrantId: loser.entrantId }
      : { type: 'enter_result', matchId, games: gamesOfScore(judged(entry, game, rules), match.bestOf) };
  const at = { gameId: bracket.gameId, version: bracket.version, command };
  const outcome = await commandPlayoff(at, { now }, { games, playoffs });
  if (outcome.status === 'refused')
    throw new Problem(outcome.reason === 'already_decided' ? 'match.final' : refusalOf(outcome.reason));
}

const refusalOf = (reason: string) =>
  reason === 'not_ready' ? ('match.notReady' as const) : ('match.scoreInvalid' as const);
