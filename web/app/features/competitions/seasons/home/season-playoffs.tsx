import { Link, useNavigate } from 'react-router';
import type { SideOf } from '#shared/competitions/seasons/home/home-match.ts';
import type { DrawnPlayoff } from '#shared/competitions/seasons/home/playoff-matches.ts';
import { paths } from '#web/app/router/paths.ts';
import { BracketRounds } from '../../brackets/bracket-rounds.tsx';
import { BracketSheet } from '../../brackets/bracket-sheet.tsx';
import '../../brackets/bracket.css';

interface SeasonPlayoffsProps {
  readonly drawn: DrawnPlayoff;
  readonly sideOf: SideOf;
  /** Where the season has several playoffs. */
  readonly isNamed: boolean;
}

/** From the semi-finals on a drawing fits beside the table; the rest is on the bracket's own page. */
const roundsShown = 2;

/** The last rounds of a playoff, drawn small. */
export function SeasonPlayoffs({ drawn: { playoff, bracket }, sideOf, isNamed }: SeasonPlayoffsProps) {
  const navigate = useNavigate();
  const address = paths.playoff(playoff.gameId);
  const main = bracket.matches.filter(({ part }) => part === 'winners' || part === 'grand_final');
  const last = main.filter(({ part, roundsAfter }) => part === 'grand_final' || roundsAfter < roundsShown);
  const parts = {
    // Where all play each other there is no tree.
    matches: last.length > 0 ? last : bracket.matches,
    nameOf: (id: string) => sideOf(id).name,
    onOpen: () => void navigate(address),
  };
  return (
    <section className="page-card">
      <div className="page-part-head">
        <h2>{isNamed ? playoff.name : 'Playoffs'}</h2>
        <Link className="season-way" to={address} aria-label={`Full bracket: ${playoff.name}`}>
          Full bracket
        </Link>
      </div>
      {isNarrow() || last.length === 0 ? (
        <BracketRounds {...parts} placeOf={() => undefined} />
      ) : (
        <BracketSheet {...parts} zoom={0.8} />
      )}
    </section>
  );
}

const isNarrow = () => globalThis.matchMedia?.('(max-width: 600px)').matches ?? false;
