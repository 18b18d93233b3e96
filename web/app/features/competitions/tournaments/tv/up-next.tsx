import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { ShownMatch } from '#shared/competitions/tournaments/views.ts';
import { startWords } from './clock-words.ts';
import { tvNames } from './tv-names.ts';

interface UpNextProps {
  readonly matches: readonly ShownMatch[];
  readonly tournament: Pick<Tournament, 'categories' | 'timeZone'>;
  readonly now: Date;
}

/** The matches that come, with their time and court. */
export const UpNext = ({ matches, tournament: { categories, timeZone }, now }: UpNextProps) => (
  <aside className="tv-next">
    <h2>Up next</h2>
    {matches.length === 0 && <p>No more matches today.</p>}
    <ol>
      {matches.map((match) => {
        const kind = categories.find(({ categoryId }) => categoryId === match.categoryId)?.entryKind;
        return (
          <li key={match.key}>
            <b>
              <time>{match.startsAt && startWords(match.startsAt, timeZone, now)}</time> <span>{match.court}</span>
            </b>
            {tvNames(match, kind).map((name, side) => (
              <p key={side}>{name}</p>
            ))}
          </li>
        );
      })}
    </ol>
  </aside>
);
