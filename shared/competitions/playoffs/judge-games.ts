import type { GameScore } from '../brackets/bracket.ts';
import type { BracketCommand } from '../brackets/commands.ts';
import type { ScoringTemplate } from '../games/scoring.ts';

/**
 * Games as they count where they are scored this way: with who won where fewer win. Undefined where a side has more than
 * it can have.
 */
export function judgeGames(games: readonly GameScore[], scoring: ScoringTemplate): GameScore[] | undefined {
  const most = mostOf(scoring);
  if (games.some(({ scores }) => Math.max(...scores) > most)) return undefined;
  return scoring.kind === 'points' && scoring.lowWins ? games.map(fewerWin) : [...games];
}

/** The same for a command that says a score; others are as they are. */
export function judgeCommand(command: BracketCommand, scoring: ScoringTemplate): BracketCommand | undefined {
  if (command.type !== 'enter_result' && command.type !== 'edit_result') return command;
  const games = judgeGames(command.games, scoring);
  return games && { ...command, games };
}

/** What one side can have in one game; the sets that were won are fewer than the points of a set. */
function mostOf(scoring: ScoringTemplate): number {
  if (scoring.kind === 'points') return scoring.most;
  return scoring.kind === 'shared' ? scoring.of : mostOfSet;
}

/** Sets are played on until somebody leads by two; no more than this can be said of one anywhere. */
const mostOfSet = 99;

function fewerWin(game: GameScore): GameScore {
  const [a, b] = game.scores;
  return a === b ? game : { ...game, winner: a < b ? 0 : 1 };
}
