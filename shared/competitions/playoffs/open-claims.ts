import type { GameScore, Side } from '../brackets/bracket.ts';
import type { BracketMatch, ReadBracket } from '../brackets/bracket-match.ts';

/** What one side says that a match came to. */
export interface Word {
  readonly side: Side;
  readonly games: GameScore[];
  readonly by: string;
  readonly at: string;
}

/** What one or both sides say of a match, until it is confirmed or decided. */
export interface OpenClaim {
  /** The two sides it is about. */
  readonly entrantIds: readonly [string, string];
  readonly said: readonly Word[];
  /** The version of the playoff that it made. */
  readonly version: number;
  /** When silence confirms it; none where it is disputed. */
  readonly confirmBy?: string;
}
/** By match. */
export type Claims = Readonly<Record<string, OpenClaim>>;

/** Claims that still are about the two who meet, of matches that are not decided. */
export function openClaims(claims: Claims, { matches }: Pick<ReadBracket, 'matches'>): Claims {
  const isOpen = ([matchId, { entrantIds }]: [string, OpenClaim]) => {
    const match = matches.find((one) => one.matchId === matchId);
    return match !== undefined && isPlayable(match) && entrantsIn(match).join(' ') === entrantIds.join(' ');
  };
  return Object.fromEntries(Object.entries(claims).filter(isOpen));
}

export const isPlayable = ({ status }: BracketMatch) => status === 'ready' || status === 'in_progress';
export const entrantsIn = ({ slots }: Pick<BracketMatch, 'slots'>) =>
  slots.map((slot) => (slot.slotState === 'set' ? slot.entrantId : '')) as [string, string];

/** Which side of a match a person speaks for. */
export function sideOf(match: BracketMatch, mine: readonly string[]): Side | undefined {
  const side = entrantsIn(match).findIndex((entrantId) => mine.includes(entrantId));
  return side === 0 || side === 1 ? side : undefined;
}
