import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import type { GameCard } from '#shared/competitions/games/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

interface EventGamesProps {
  readonly games: readonly GameCard[];
  /** The key in a private event's link. */
  readonly token: string | undefined;
}

const standing = {
  setup: 'Setting up',
  ready: 'Not started',
  in_progress: 'In progress',
  completed: 'Over',
  abandoned: 'Abandoned',
  locked: 'Over',
} as const;

/** The games of an event that has some. */
export function EventGames({ games, token }: EventGamesProps) {
  const key = token ? `?t=${encodeURIComponent(token)}` : '';
  return (
    <Container header={<Header variant="h2">Games</Header>}>
      <ul>
        {games.map(({ gameId, name, status, sourceGameId }) => (
          <li key={gameId}>
            <AppLink to={`${sourceGameId ? paths.playoff(gameId) : paths.game(gameId)}${key}`}>{name}</AppLink>{' '}
            {standing[status]}
          </li>
        ))}
      </ul>
    </Container>
  );
}
