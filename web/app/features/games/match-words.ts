import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import type { ShownLine } from '#shared/competitions/statistics/player-line.ts';
import { wordsOfScore } from '../../competitions/score-words.ts';

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

/** What stands about a match besides its score; undefined where the score says it all, or nothing has been. */
export const statusWords = ({ status, score }: Pick<Match, 'status' | 'score'>): string | undefined =>
  words[status] ?? (score?.resultType === 'overtime' ? 'After overtime' : resultWords[score?.resultType ?? '']);

const resultWords: Readonly<Record<string, string>> = {
  shootout: 'After a shootout',
  abandoned: 'Abandoned',
};

/** The score, or what was claimed where nothing is settled. */
export function scoreWords({ score, claims }: Pick<Match, 'score' | 'claims'>): string | undefined {
  const shown = score ?? claims[0]?.score;
  return shown && wordsOfScore(shown);
}

/** `Maya G 2, A 1; Tom G 1`: what players did in one match. */
export const playerWords = (lines: readonly ShownLine[]): string =>
  lines
    .map(({ name, counts }) => {
      const did = Object.entries(counts).map(([acronym, count]) => `${acronym} ${count}`);
      return `${name} ${did.join(', ')}`;
    })
    .join('; ');
