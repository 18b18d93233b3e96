import { Link } from 'react-router';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { paths } from '#web/app/router/paths.ts';
import { daysWords } from '#web/blocks/days-words.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import type { KnownCompetitions } from './load-team-competitions.ts';

/** The tournaments of a community; organizers see their drafts first. */
export function TeamTournaments({ tournaments }: Pick<KnownCompetitions, 'tournaments'>) {
  if (tournaments.length === 0) return null;
  const inOrder = tournaments.toSorted((a, b) => Number(b.status === 'draft') - Number(a.status === 'draft'));
  return (
    <section className="page-part">
      <h2>Tournaments</h2>
      <ul className="page-rows">
        {inOrder.map(({ tournamentId, slug, name, status, gameTypeId, startDate, endDate }) => (
          <li key={tournamentId}>
            <RowLink
              href={paths.tournament(slug)}
              picture={<SportTile gameTypeId={gameTypeId} />}
              title={name}
              line={daysWords({ startDate, endDate })}
              chip={<Chip>{tournamentStatusLabel[status]}</Chip>}
              link={Link}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
