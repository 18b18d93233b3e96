import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { sideOf } from '#shared/competitions/playoffs/open-claims.ts';
import type { ShownClaim } from '#shared/competitions/playoffs/report.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { startAwaited } from '#shared/competitions/playoffs/start-awaited.ts';

/** What the reader of a playoff is to it. */
export interface PlayoffReader {
  /** Names of permissions. */
  readonly may: readonly string[];
  /** Entrants that they speak for. */
  readonly mine: readonly string[];
}

/**
 * Where the score of a bracket's match stands for its reader. `open` takes a score; `claimed` waits for the other side;
 * `closed` takes none from this reader.
 */
export type StageOfMatch =
  | { readonly is: 'before'; readonly startsAt: string }
  | { readonly is: 'unknown' | 'open' | 'final' | 'closed' }
  | { readonly is: 'disputed'; readonly claims: readonly ShownClaim[]; readonly enters: boolean }
  | { readonly is: 'claimed'; readonly claim: ShownClaim; readonly answers: boolean; readonly enters: boolean };

export function stageOfMatch(
  playoff: Playoff,
  match: BracketMatch,
  reader: PlayoffReader,
  now = new Date(),
): StageOfMatch {
  if (match.winner !== undefined || match.status === 'cancelled') return { is: 'final' };
  if (match.status === 'waiting') return { is: 'unknown' };
  const runs = reader.may.includes('publishSchedule');
  const startsAt = runs ? undefined : startAwaited(match, playoff.places, now);
  if (startsAt) return { is: 'before', startsAt };
  return stageOfClaims(playoff, match, reader, runs);
}

function stageOfClaims(playoff: Playoff, match: BracketMatch, reader: PlayoffReader, runs: boolean): StageOfMatch {
  const side = sideOf(match, reader.mine);
  const enters = settles(reader) || side !== undefined;
  const claims = playoff.claims.filter(({ matchId }) => matchId === match.matchId);
  const [claim] = claims;
  if (!claim) return { is: enters ? 'open' : 'closed' };
  if (!claim.confirmBy) return { is: 'disputed', claims, enters: runs };
  return { is: 'claimed', claim, enters, answers: side !== undefined && side !== claim.side };
}

/** Whether a score that the reader enters is final. */
export const settles = ({ may }: PlayoffReader): boolean =>
  may.includes('publishSchedule') || may.includes('enterScores');
