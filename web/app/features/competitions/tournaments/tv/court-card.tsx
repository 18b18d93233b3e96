import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import { sideScores, type TvCourt } from '#shared/competitions/tournaments/tv.ts';
import { startWords } from './clock-words.ts';
import { nameSize, tvNames } from './tv-names.ts';
import './court-card.css';

interface CourtCardProps {
  readonly shown: TvCourt;
  readonly tournament: Pick<Tournament, 'categories' | 'timeZone'>;
  readonly now: Date;
}

/** One court: who plays, the score, and for how long. The whole card is yellow while players are asked to come. */
export function CourtCard({ shown, tournament, now }: CourtCardProps) {
  const { court, match } = shown;
  const category = tournament.categories.find(({ categoryId }) => categoryId === match.categoryId);
  const names = tvNames(match, category?.entryKind);
  const scores = sideScores(match);
  return (
    <section className={shown.is === 'called' ? 'tv-court tv-called' : 'tv-court'} aria-label={court}>
      <div className="tv-court-head">
        <h2>{court}</h2>
        <b>{stateWords(shown, tournament.timeZone, now)}</b>
        <p>{[category?.name, match.label].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="tv-sides">
        {names.map((name, side) => (
          <p
            key={side}
            className={match.winner !== undefined && match.winner !== side ? 'tv-lost' : undefined}
            style={nameSize(name, scores?.[side]?.length)}
          >
            <span>{name}</span>
            <b>{scores?.[side] ?? '–'}</b>
          </p>
        ))}
      </div>
    </section>
  );
}

function stateWords(shown: TvCourt, timeZone: string, now: Date): string {
  switch (shown.is) {
    case 'called':
      return 'Come to the court';
    case 'playing':
      return `${shown.minutes} min`;
    case 'over':
      return shown.match.score === 'Forfeit' ? 'Forfeit' : 'Final score';
    default:
      return shown.match.startsAt ? startWords(shown.match.startsAt, timeZone, now) : '';
  }
}
