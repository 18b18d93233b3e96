import type { BracketMatch } from '#shared/competitions/brackets/bracket-match.ts';
import { type NameOf, type PlaceOf, scoreWords, sideName, statusWords } from './bracket-words.ts';

interface BracketTableProps {
  readonly matches: readonly BracketMatch[];
  readonly nameOf: NameOf;
  readonly placeOf: PlaceOf;
}

const plainHeads = ['Match', 'Side 1', 'Score', 'Side 2', 'Status', 'Advances'];

/** The matches as rows, with time and court once one of them has a place. */
export function BracketTable({ matches, nameOf, placeOf }: BracketTableProps) {
  const places = new Map(matches.map(({ matchId }) => [matchId, placeOf(matchId)]));
  const arePlaced = [...places.values()].some((place) => place !== undefined);
  const heads = [...plainHeads.slice(0, 1), ...(arePlaced ? ['Time and court'] : []), ...plainHeads.slice(1)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
    <section className="bracket-scroll" aria-label="Matches as a table" tabIndex={0}>
      <table className="bracket-table">
        <thead>
          <tr>
            {heads.map((head) => (
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
              {arePlaced && <td>{places.get(match.matchId)}</td>}
              <td>{sideName(match, 0, nameOf)}</td>
              <td>{scoreWords(match)}</td>
              <td>{sideName(match, 1, nameOf)}</td>
              <td>{statusWords(match)}</td>
              <td>{match.winner === undefined ? '' : sideName(match, match.winner, nameOf)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
