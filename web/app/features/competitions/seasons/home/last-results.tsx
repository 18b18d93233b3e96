import { Link } from 'react-router';
import { dayWords } from '#shared/competitions/seasons/home/day-words.ts';
import type { HomeMatch } from '#shared/competitions/seasons/home/home-match.ts';
import type { MatchDay } from '#shared/competitions/seasons/home/match-days.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { SquadCrest } from '../squads/squad-crest.tsx';

interface LastResultsProps {
  readonly seasonId: string;
  readonly last: MatchDay;
}

const mostShown = 6;

/** What came of the latest day of matches. */
export const LastResults = ({ seasonId, last: { day, round, matches } }: LastResultsProps) => (
  <section className="page-card">
    <div className="page-part-head">
      <h2>Last results</h2>
      <span className="season-quiet">{[round, dayWords(day)].filter(Boolean).join(' · ')}</span>
    </div>
    <ul className="page-rows season-results">
      {matches.slice(0, mostShown).map((match) => (
        <Result key={match.key} match={match} />
      ))}
    </ul>
    {matches.length > mostShown && (
      <Link className="season-way" to={paths.seasonSchedule(seasonId)}>
        {`All ${quantity(matches.length, 'result')}`}
      </Link>
    )}
  </section>
);

function Result({ match: { sides, score, winner, end } }: { readonly match: HomeMatch }) {
  const [home, away] = sides.map((side, index) => (
    <span key={side.id} className={winner === index ? 'season-won' : undefined}>
      <SquadCrest {...side} size={24} />
      <span>{side.name}</span>
    </span>
  ));
  return (
    <li>
      {home}
      <b className="season-score">{score?.join(' – ')}</b>
      {away}
      {end && <small>{end}</small>}
    </li>
  );
}
