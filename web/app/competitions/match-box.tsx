import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { type NameOf, sideName, sideScore } from './bracket-words.ts';

/** Both sides of a match, the winner's strong and with a mark. */
export const MatchSides = ({ match, nameOf }: { readonly match: BracketMatch; readonly nameOf: NameOf }) => (
  <>
    {([0, 1] as const).map((side) => (
      <span key={side} className={match.winner === side ? 'bracket-side bracket-won' : 'bracket-side'}>
        <span className="bracket-name">{sideName(match, side, nameOf)}</span>
        <span className="bracket-score">
          {sideScore(match, side)}
          {match.winner === side ? ' ✓' : ''}
        </span>
      </span>
    ))}
  </>
);
