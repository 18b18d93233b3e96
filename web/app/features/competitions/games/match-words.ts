import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { fullScore, wordsOfScore } from '#shared/competitions/games/scoring/score-words.ts';
import type { ShownLine } from '#shared/competitions/statistics/player-line.ts';
import { startIn, viewerZone } from '#web/blocks/event-time.ts';
import type { ScoreAct } from './standing-of-reader.ts';

/** The names of both sides; partners together. */
export const sideNames = ({ entrants }: Pick<Game, 'entrants'>, { sides }: Pick<Match, 'sides'>): string[] => {
  const names = new Map(entrants.map(({ entrantId, name }) => [entrantId, name]));
  const nameOf = (entrantId: string | undefined) => (entrantId && names.get(entrantId)) || undefined;
  return sides.map(({ entrantId, partnerId, slotState }) => {
    if (slotState === 'bye') return 'Bye';
    const together = [nameOf(entrantId), nameOf(partnerId)].filter((name) => name !== undefined);
    return together.length > 0 ? together.join(' and ') : 'To be decided';
  });
};

const words: Readonly<Partial<Record<Match['status'], string>>> = {
  in_progress: 'In progress',
  paused: 'Interrupted',
  awaiting_confirmation: 'Waiting for the other team to confirm',
  disputed: 'Disputed',
  postponed: 'Postponed',
  cancelled: 'Canceled',
  forfeited: 'Forfeited',
  bye: 'No opponent',
};

/**
 * What stands about a match besides its score, in few words; undefined where the score says it all, or nothing has been.
 * @param acts what the reader can do
 */
export function statusWords({ status, score }: Pick<Match, 'status' | 'score'>, acts: readonly ScoreAct[]) {
  if (score) return undefined;
  return status === 'awaiting_confirmation' && acts.includes('answer') ? 'Your team has to confirm' : words[status];
}

/** What happens next with a score that is not final. */
export function settlingWords(
  { status, confirmBy, timeZone }: Pick<Match, 'status' | 'confirmBy' | 'timeZone'>,
  acts: readonly ScoreAct[],
): string | undefined {
  if (status === 'awaiting_confirmation' && confirmBy)
    return `Without an answer it becomes final on ${startIn(timeZone ?? viewerZone(), confirmBy)}.`;
  if (status !== 'disputed') return undefined;
  return acts.includes('enter') ? 'You decide: enter the final score.' : 'The organizer decides.';
}

/** The score, or what was claimed where nothing is settled, with how it ended. */
export function scoreWords({ score, claims }: Pick<Match, 'score' | 'claims'>, names: readonly string[]) {
  if (score) return wordsOfScore(score);
  return claims.length > 0 ? claims.map((claim) => fullScore(claim.score, names)).join(' or ') : undefined;
}

/** `Maya G 2, A 1; Tom G 1`: player stats of one match. */
export const playerWords = (lines: readonly ShownLine[]): string =>
  lines
    .map(({ name, counts }) => {
      const did = Object.entries(counts).map(([acronym, count]) => `${acronym} ${count}`);
      return `${name} ${did.join(', ')}`;
    })
    .join('; ');
