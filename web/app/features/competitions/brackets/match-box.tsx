import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { besideLine, type NameOf, sideName, sideScore } from './bracket-words.ts';

interface MatchSidesProps {
  readonly match: BracketMatch;
  readonly nameOf: NameOf;
  /** Which sides a line leads to from where they come. */
  readonly lined?: readonly [boolean, boolean];
}

/** Both sides of a match, the winner's strong and with a mark; a side that is not known yet says whom it waits for. */
export const MatchSides = ({ match, nameOf, lined = [false, false] }: MatchSidesProps) => (
  <>
    {([0, 1] as const).map((side) => (
      <span key={side} className={match.winner === side ? 'bracket-side bracket-won' : 'bracket-side'}>
        <span className={match.slots[side].slotState === 'tbd' ? 'bracket-name bracket-waits' : 'bracket-name'}>
          {lined[side] ? besideLine(sideName(match, side, nameOf)) : sideName(match, side, nameOf)}
        </span>
        <span className="bracket-score">
          {sideScore(match, side)}
          {match.winner === side ? ' ✓' : ''}
        </span>
      </span>
    ))}
  </>
);
