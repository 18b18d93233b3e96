import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { type NameOf, sideName, sideScore, statusWords } from './bracket-words.ts';

/** The same as rows. */
export const BracketTable = ({
  matches,
  nameOf,
}: {
  readonly matches: readonly BracketMatch[];
  readonly nameOf: NameOf;
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
  <section className="bracket-scroll" aria-label="Matches as a table" tabIndex={0}>
    <table className="bracket-table">
      <thead>
        <tr>
          {['Match', 'One side', 'Score', 'Other side', 'State', 'Advances'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.matchId}>
            <th scope="row">{match.label}</th>
            <td>{sideName(match, 0, nameOf)}</td>
            <td>{match.record?.games.length ? `${sideScore(match, 0)}–${sideScore(match, 1)}` : ''}</td>
            <td>{sideName(match, 1, nameOf)}</td>
            <td>{statusWords(match)}</td>
            <td>{match.winner === undefined ? '' : sideName(match, match.winner, nameOf)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
