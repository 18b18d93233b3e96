import { Link } from 'react-router';
import { clockWords, dayWords } from '#shared/competitions/seasons/home/day-words.ts';
import type { HomeMatch } from '#shared/competitions/seasons/home/home-match.ts';
import { type MatchDay, untilWords } from '#shared/competitions/seasons/home/match-days.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { SquadCrest } from '../squads/squad-crest.tsx';
import './season-next.css';

interface NextDayCardProps {
  readonly seasonId: string;
  readonly next: MatchDay;
  /** Nothing was played yet. */
  readonly isFirst: boolean;
  readonly localNow: string;
}

const mostShown = 4;

/** The next day of matches, for readers who play none of them. */
export const NextDayCard = ({ seasonId, next: { day, round, matches }, isFirst, localNow }: NextDayCardProps) => (
  <section className="season-next" aria-label="Next matches">
    <div className="season-next-head">
      <h2>{isFirst ? `First matches on ${dayWords(day)}.` : `Next matches on ${dayWords(day)}.`}</h2>
      <span>{[round, untilWords(day, localNow)].filter(Boolean).join(' · ')}</span>
    </div>
    <ul className="season-next-list">
      {matches.slice(0, mostShown).map((match) => (
        <NextLine key={match.key} match={match} />
      ))}
    </ul>
    <Link className="season-next-way" to={paths.seasonSchedule(seasonId)}>
      {matches.length > mostShown ? `All ${quantity(matches.length, 'match', 'matches')}` : 'Full schedule'}
    </Link>
  </section>
);

const NextLine = ({ match: { sides, localStart, court } }: { readonly match: HomeMatch }) => (
  <li>
    <span className="season-next-teams">
      {sides.map((side) => (
        <span key={side.id}>
          <SquadCrest {...side} size={24} />
          {side.name}
        </span>
      ))}
    </span>
    <span>{[clockWords(localStart), court].filter(Boolean).join(' · ')}</span>
  </li>
);
