import { isPayable } from '#shared/payments/outside/is-payable.ts';
import type { PayOutside } from '#shared/payments/outside/pay-outside.ts';
import type { ErrorCode } from '../../errors.ts';
import type { Category } from './schemas.ts';
import { type TournamentStatus, tournamentStatuses } from './words.ts';

const order = (status: TournamentStatus) => tournamentStatuses.indexOf(status);

/** What is known of a tournament that decides where it may go. */
export interface Standing {
  readonly status: TournamentStatus;
  readonly categories: readonly Pick<Category, 'categoryId' | 'status' | 'fee'>[];
  readonly payOutside?: PayOutside | undefined;
  readonly takesCards?: boolean | undefined;
  /** Categories whose matches are made. */
  readonly drawn: readonly string[];
  /** Categories without entries. */
  readonly empty: readonly string[];
  /** Matches without a court and a time. */
  readonly unplaced: number;
  /** So many of them may be without when the schedule comes out. */
  readonly acceptsUnplaced: number;
  /** Matches that are neither over nor never played. */
  readonly open: number;
}

/** Whether what is said of a tournament can still be changed. */
export const isEditable = (status: TournamentStatus): boolean => order(status) < order('finished');

/** Whether a player may still enter, now or later. */
export const isBeforeDraw = (status: TournamentStatus): boolean => order(status) <= order('registration');

/** Whether its schedule is out. */
export const isScheduleOut = (status: TournamentStatus): boolean =>
  status === 'scheduled' || status === 'live' || status === 'finished' || status === 'archived';

/** Where who manages a tournament can send it from where it is, whatever stands against it: a step on, a step back, or off. */
export function movesFrom(status: TournamentStatus): readonly TournamentStatus[] {
  if (status === 'cancelled' || status === 'archived') return [];
  if (status === 'finished') return ['archived', 'live'];
  const at = order(status);
  const next = tournamentStatuses.slice(at + 1, at + 2);
  const back = at > 0 ? tournamentStatuses.slice(at - 1, at) : [];
  return [...next, ...(status === 'draft' ? (['registration'] as const) : []), ...back, 'cancelled'];
}

/**
 * Why a tournament cannot go there (domain 4.11); undefined where it can. Registration opens with a fee only where the
 * organizer says how it is paid; a schedule is out once all that is drawn has a court and a time, but for matches of which its organiser knows
 * that they have none yet; it is finished when nothing is to be played.
 */
export function standsAgainst(standing: Standing, to: TournamentStatus): ErrorCode | undefined {
  if (!movesFrom(standing.status).includes(to)) return 'tournament.notNow';
  if (to === 'registration') return againstOpening(standing);
  if (to === 'finished') return standing.open > 0 ? 'tournament.matchesOpen' : undefined;
  return to === 'scheduled' && standing.status === 'draw' ? againstPublishing(standing) : undefined;
}

function againstOpening(standing: Standing): ErrorCode | undefined {
  if (hasUnpayable(standing)) return 'payment.wayNeeded';
  return standing.drawn.length > 0 ? 'tournament.drawn' : undefined;
}

function againstPublishing({ categories, drawn, empty, ...standing }: Standing): ErrorCode | undefined {
  const isDrawn = categories.every(({ categoryId }) => drawn.includes(categoryId) || empty.includes(categoryId));
  if (!isDrawn || drawn.length === 0) return 'tournament.notDrawn';
  const { unplaced, acceptsUnplaced, open } = standing;
  const isNothingPlaced = unplaced > 0 && unplaced === open;
  return isNothingPlaced || unplaced > acceptsUnplaced ? 'tournament.unplaced' : undefined;
}

type Payable = Pick<Standing, 'categories' | 'payOutside' | 'takesCards'>;

/** Whether a category asks for a fee and no one says how to pay it. */
export const hasUnpayable = ({ categories, payOutside, takesCards }: Payable): boolean =>
  !takesCards && !isPayable(payOutside) && categories.some(({ status, fee }) => status === 'open' && fee !== undefined);
