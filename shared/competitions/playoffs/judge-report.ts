import type { GameScore, Side } from '../brackets/bracket.ts';
import type { BracketMatch } from '../brackets/bracket-match.ts';
import { recordWinner, scoreFault } from '../brackets/match-score.ts';
import type { BracketRefusal } from '../brackets/outcome.ts';
import type { Game, GameSettings } from '../games/schemas.ts';
import { waitMs } from '../games/wait.ts';
import { judgeGames } from './judge-games.ts';
import { entrantsIn, isPlayable, type OpenClaim, type Word } from './open-claims.ts';
import type { Report } from './report.ts';

interface Captain {
  readonly side: Side;
  readonly by: string;
}

interface Terms {
  readonly now: Date;
  /** That the playoff will have. */
  readonly version: number;
  readonly settings: Pick<GameSettings, 'confirmHours'>;
  readonly scoring: Game['scoring'];
}

type Judged =
  | { readonly claim: OpenClaim }
  /** It stands. */
  | { readonly settled: readonly GameScore[] }
  | { readonly refused: BracketRefusal | 'no_claim' };

/**
 * What a captain's word makes of a match: it waits for the other side, two that are the same stand, and two that differ are
 * for the organizer of the playoff to decide.
 */
export function judgeReport(
  match: BracketMatch,
  open: OpenClaim | undefined,
  report: Report,
  { side, by }: Captain,
  terms: Terms,
): Judged {
  if (!isPlayable(match)) return { refused: match.winner === undefined ? 'not_ready' : 'already_decided' };
  const other = open?.said.find((one) => one.side !== side);
  if (report.act === 'report') {
    const judged = judgeGames(report.games, terms.scoring, match.bestOf);
    if ('refused' in judged) return judged;
    return said(match, other, { side, by, games: judged.games, at: terms.now.toISOString() }, terms);
  }
  if (!open?.confirmBy || !other) return { refused: 'no_claim' };
  if (report.act === 'confirm') return { settled: other.games };
  const { confirmBy: _, ...disputed } = open;
  return { claim: { ...disputed, version: terms.version } };
}

/** What a captain's own score makes of it. */
function said(match: BracketMatch, other: Word | undefined, own: Word, { version, now, settings }: Terms): Judged {
  const { games } = own;
  const fault = scoreFault(games, match.bestOf);
  if (fault) return { refused: fault };
  const entrantIds = entrantsIn(match);
  if (recordWinner({ entrantIds, games }, match.bestOf) === undefined) return { refused: 'not_decided' };
  if (other && JSON.stringify(other.games) === JSON.stringify(games)) return { settled: games };
  if (other) return { claim: { entrantIds, version, said: [other, own] } };
  const confirmBy = new Date(now.getTime() + waitMs(settings.confirmHours)).toISOString();
  return { claim: { entrantIds, version, said: [own], confirmBy } };
}

/** What silence confirms by now. */
export const autoConfirmedWord = (open: OpenClaim | undefined, now: Date): Word['games'] | undefined =>
  open?.confirmBy !== undefined && open.confirmBy <= now.toISOString() ? open.said[0]?.games : undefined;
