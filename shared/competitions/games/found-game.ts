import type { GameCard } from './views.ts';

/** How far a game is, for readers who look for one to watch or for its result. */
export type GamePhase = 'ahead' | 'now' | 'over';

interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
}

const isDone = (status: GameCard['status']) => status === 'completed' || status === 'locked' || status === 'abandoned';

/** Of a game whose event takes place at that time; one that was ended early is over. */
export function phaseOf({ status }: Pick<GameCard, 'status'>, { startsAt, endsAt }: Span, now: Date): GamePhase {
  const at = now.getTime();
  if (isDone(status) || Date.parse(endsAt) <= at) return 'over';
  return Date.parse(startsAt) <= at ? 'now' : 'ahead';
}
