import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { endWords, fullScore, wordsOfScore } from '#shared/competitions/games/score-words.ts';
import type { ShownLine } from '#shared/competitions/statistics/player-line.ts';

/** What the sides of a match are called; partners together. */
export const sideNames = ({ entrants }: Pick<Game, 'entrants'>, { sides }: Pick<Match, 'sides'>): string[] => {
  const names = new Map(entrants.map(({ entrantId, name }) => [entrantId, name]));
  const nameOf = (entrantId: string | undefined) => (entrantId && names.get(entrantId)) || undefined;
  return sides.map(({ entrantId, partnerId, slotState }) => {
    if (slotState === 'bye') return 'Nobody';
    const together = [nameOf(entrantId), nameOf(partnerId)].filter((name) => name !== undefined);
    return together.length > 0 ? together.join(' and ') : 'To be decided';
  });
};

const words: Readonly<Partial<Record<Match['status'], string>>> = {
  in_progress: 'Being played',
  paused: 'Interrupted',
  awaiting_confirmation: 'The other side has to confirm',
  disputed: 'Disputed: whoever runs the game decides',
  postponed: 'Postponed',
  cancelled: 'Called off',
  forfeited: 'Forfeited',
  bye: 'No opponent',
};

/**
 * What stands about a match besides its score; undefined where the score says it all, or nothing has been.
 * @param isAsked whether the reader is of the side that has to confirm
 */
export const statusWords = (
  { status, score }: Pick<Match, 'status' | 'score'>,
  names: readonly string[],
  isAsked = false,
): string | undefined =>
  (score && endWords(score, names)) ??
  (isAsked && status === 'awaiting_confirmation' ? 'Your side has to confirm' : words[status]);

/** The score, or what was claimed where nothing is settled, with how it ended. */
export function scoreWords({ score, claims }: Pick<Match, 'score' | 'claims'>, names: readonly string[]) {
  if (score) return wordsOfScore(score);
  return claims.length > 0 ? claims.map((claim) => fullScore(claim.score, names)).join(' or ') : undefined;
}

/** `Maya G 2, A 1; Tom G 1`: what players did in one match. */
export const playerWords = (lines: readonly ShownLine[]): string =>
  lines
    .map(({ name, counts }) => {
      const did = Object.entries(counts).map(([acronym, count]) => `${acronym} ${count}`);
      return `${name} ${did.join(', ')}`;
    })
    .join('; ');
