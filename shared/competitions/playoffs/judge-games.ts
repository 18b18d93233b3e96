import type { Bracket, GameScore } from '../brackets/bracket.ts';
import type { BracketCommand } from '../brackets/commands/commands.ts';
import { readBracket } from '../brackets/read-bracket.ts';
import { isDecidingAt, judgeScore, type Sets, setFault } from '../games/scoring/judge-score.ts';
import type { ScoringTemplate } from '../games/scoring/scoring.ts';

interface Refused {
  readonly refused: 'impossible_score' | 'impossible_set';
}
type Judged = { readonly games: GameScore[] } | Refused;
const notSets = { refused: 'impossible_set' } as const;

/**
 * Games of a match as they count where they are scored this way, with who won where fewer win; or why they cannot be.
 * Where sets are played each game is a set as the sport ends it, or the sets that each side won of a whole match.
 */
export function judgeGames(games: readonly GameScore[], scoring: ScoringTemplate, mostGames: number): Judged {
  if (scoring.kind === 'sets') return areSets(games, scoring, mostGames) ? { games: [...games] } : notSets;
  const most = scoring.kind === 'points' ? scoring.most : scoring.of;
  if (games.some(({ scores, sets }) => sets !== undefined || Math.max(...scores) > most))
    return { refused: 'impossible_score' };
  return { games: scoring.kind === 'points' && scoring.lowWins ? games.map(fewerWin) : [...games] };
}

/** The same for a command that says a score; others are as they are. */
export function judgeCommand(
  command: BracketCommand,
  scoring: ScoringTemplate,
  bracket: Bracket,
): { readonly command: BracketCommand } | Refused {
  if (command.type !== 'enter_result' && command.type !== 'edit_result') return { command };
  const match = readBracket(bracket).matches.find(({ matchId }) => matchId === command.matchId);
  const judged = judgeGames(command.games, scoring, match?.bestOf ?? 1);
  return 'refused' in judged ? judged : { command: { ...command, games: judged.games } };
}

/** A level game is for the bracket to refuse, unless it is told who won: no set ends level. */
function areSets(games: readonly GameScore[], rules: Sets, mostGames: number): boolean {
  const isPlain = ({ scores: [a, b], winner }: GameScore) => winner === undefined || a !== b;
  const isSet = ({ scores: [a, b] }: GameScore, index: number) =>
    a === b || setFault([a, b], rules, isDecidingAt(index, mostGames)) === undefined;
  const isMatch = ({ scores }: GameScore) => Math.max(...scores) <= Math.ceil(rules.bestOf / 2);
  return games.every(isPlain) && (games.every(isSet) || games.every(isMatch)) && areCounted(games, rules, mostGames);
}

/** The sets of a match that is one game come to its numbers. */
function areCounted(games: readonly GameScore[], rules: Sets, mostGames: number): boolean {
  return games.every(({ scores, sets }) => {
    if (!sets) return true;
    const judged = judgeScore({ sets, resultType: 'regular' }, { ...anySides, scoring: rules });
    return mostGames === 1 && 'score' in judged && judged.score.scores.join() === scores.join();
  });
}

/** What sets are judged by besides their own rules: a match of two, where no side gave up. */
const anySides = { sides: 2, ruleset: { forfeitScore: { for: 0, against: 0 } } };

function fewerWin(game: GameScore): GameScore {
  const [a, b] = game.scores;
  return a === b ? game : { ...game, winner: a < b ? 0 : 1 };
}
