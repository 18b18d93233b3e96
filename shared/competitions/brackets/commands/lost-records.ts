import type { Bracket, GameScore, MatchRecord } from '../bracket.ts';
import type { LostRecord } from '../outcome.ts';
import { readBracket } from '../read-bracket.ts';

/**
 * What was recorded before and is not, or says something else, after, in the order of the plan. Going on with a match loses
 * nothing.
 */
export function lostRecords(before: Bracket, after: Bracket, named: readonly string[]): LostRecord[] {
  const labels = new Map(readBracket(before).matches.map(({ matchId, label }) => [matchId, label]));
  const order = [...labels.keys()];
  return Object.entries(before.records)
    .filter(([matchId, record]) => !goesOn(record, after.records[matchId]))
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([matchId, record]) => ({
      matchId,
      label: labels.get(matchId) ?? matchId,
      record,
      because: named.includes(matchId) ? 'named' : 'follows',
    }));
}

/** Between the same two, with every game that was there. */
function goesOn(record: MatchRecord, now: MatchRecord | undefined): boolean {
  if (!now || record.entrantIds.join('\n') !== now.entrantIds.join('\n')) return false;
  if (record.forfeitedBy !== undefined && record.forfeitedBy !== now.forfeitedBy) return false;
  return record.games.every((game, index) => sameGame(game, now.games[index]));
}

const sameGame = (game: GameScore, now: GameScore | undefined): boolean =>
  game.scores[0] === now?.scores[0] &&
  game.scores[1] === now.scores[1] &&
  game.winner === now.winner &&
  JSON.stringify(game.sets ?? now.sets) === JSON.stringify(now.sets);
