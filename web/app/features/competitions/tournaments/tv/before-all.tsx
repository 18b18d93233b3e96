import type { TournamentView } from '#shared/competitions/tournaments/views.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { daysWords } from '#web/blocks/days-words.ts';

/** Nothing has a court yet: when it is, and how full. */
export const BeforeAll = ({ tournament, entries }: Pick<TournamentView, 'tournament' | 'entries'>) => (
  <div className="tv-before">
    <p>
      {daysWords(tournament)} · {tournamentStatusLabel[tournament.status]}
    </p>
    <ul>
      {tournament.categories.map(({ categoryId, name }) => {
        const { capacity, left, waiting } = entries.find((one) => one.categoryId === categoryId) ?? noEntries;
        const line = waiting > 0 ? `, ${waiting} waiting` : '';
        return (
          <li key={categoryId}>
            <strong>{name}</strong>: {capacity - left} of {capacity} entered{line}
          </li>
        );
      })}
    </ul>
  </div>
);
const noEntries = { capacity: 0, left: 0, waiting: 0 };
