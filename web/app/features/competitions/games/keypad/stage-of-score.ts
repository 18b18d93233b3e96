import { isOver } from '#shared/competitions/games/competition-of.ts';
import { startOfMatch } from '#shared/competitions/games/match-start.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { actsOn, type Reader, startAwaited } from '../standing-of-reader.ts';

/**
 * Where the score of a match stands for its reader. `open` takes a score; `claimed` waits for the other side, with the
 * reader's own score or one that they answer; `closed` takes none from this reader.
 */
export type StageOfScore =
  | { readonly is: 'before'; readonly startsAt: string; readonly timeZone: string }
  | { readonly is: 'open' | 'disputed' | 'final' | 'closed' }
  | { readonly is: 'claimed'; readonly answers: boolean; readonly enters: boolean };

export function stageOfScore(game: Game, match: Match, reader: Reader, now = new Date()): StageOfScore {
  if (isOver(match)) return { is: 'final' };
  if (match.status === 'disputed') return { is: 'disputed' };
  const early = earlyFor(match, reader, now);
  if (early) return { is: 'before', ...early };
  const acts = takesScores.has(game.status) ? actsOn(match, reader, game.settings.reporting) : [];
  const [answers, enters] = [acts.includes('answer'), acts.includes('enter')];
  if (match.claims.length > 0) return { is: 'claimed', answers, enters };
  return { is: enters ? 'open' : 'closed' };
}

const takesScores: ReadonlySet<Game['status']> = new Set(['ready', 'in_progress']);

/** Before the start only those who run the game enter a score; officials wait as captains do. */
function earlyFor(match: Match, { may, mine, userId = '' }: Reader, now: Date) {
  if (may.includes('publishSchedule')) return undefined;
  const start = startOfMatch(match);
  const isOfficial = may.includes('enterScores') || match.officials.includes(userId);
  if (!isOfficial || !start || !match.timeZone || now >= start) return startAwaited(match, { mine });
  return { startsAt: start.toISOString(), timeZone: match.timeZone };
}
