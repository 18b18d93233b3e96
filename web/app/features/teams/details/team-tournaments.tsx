import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { TournamentCard } from '#shared/competitions/tournaments/schemas.ts';
import { tournamentStatusLabel } from '#shared/competitions/tournaments/words.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { daysWords } from '#web/blocks/days-words.ts';
import type { KnownTournaments } from './load-team-tournaments.ts';

interface TeamTournamentsProps extends KnownTournaments {
  readonly teamId: string;
}

/** The tournaments of a community: drafts before all others, for whoever takes them on. */
export function TeamTournaments({ teamId, tournaments, mayManage }: TeamTournamentsProps) {
  if (tournaments.length === 0 && !mayManage) return null;
  const isDraft = ({ status }: TournamentCard) => status === 'draft';
  const drafts = tournaments.filter(isDraft);
  return (
    <Container
      header={
        <Header variant="h2" actions={mayManage && <AppLink to={paths.newTournament(teamId)}>New tournament</AppLink>}>
          Tournaments
        </Header>
      }
    >
      {tournaments.length === 0 && (
        <p>There are no tournaments yet. A new one is a draft that only its organisers see.</p>
      )}
      {drafts.length > 0 && <h3>Drafts, which only organisers see</h3>}
      <Listed tournaments={drafts} />
      {drafts.length > 0 && drafts.length < tournaments.length && <h3>Everybody sees</h3>}
      <Listed tournaments={tournaments.filter((one) => !isDraft(one))} />
    </Container>
  );
}

function Listed({ tournaments }: { readonly tournaments: readonly TournamentCard[] }) {
  if (tournaments.length === 0) return null;
  return (
    <ul className="team-list">
      {tournaments.map(({ tournamentId, slug, name, status, startDate, endDate }) => (
        <li key={tournamentId}>
          <AppLink to={paths.tournament(slug)}>{name}</AppLink>
          <div>
            {daysWords({ startDate, endDate })} · {tournamentStatusLabel[status]}
          </div>
        </li>
      ))}
    </ul>
  );
}
