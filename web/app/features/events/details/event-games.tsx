import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { Suspense, use, useState } from 'react';
import type { GameCard } from '#shared/competitions/games/views.ts';
import { gamesApi } from '#web/app/operations/competitions/games-api.ts';
import { paths } from '#web/app/router/paths.ts';
import { hasSession } from '#web/app/session/access-token.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

interface EventGamesProps {
  readonly eventId: string;
  /** The key in a private event's link. */
  readonly token: string | undefined;
}

/** Whoever cannot be told of games sees the rest of the page. */
async function ask({ eventId, token }: EventGamesProps): Promise<readonly GameCard[]> {
  const input = { eventId, ...(token && { token }) };
  const read = hasSession() ? gamesApi.listMyEventGames(input) : gamesApi.listEventGames(input);
  return read.then(
    ({ games }) => games,
    () => [],
  );
}

/** The games of an event, where it has any. */
export function EventGames(props: EventGamesProps) {
  const [asked] = useState(() => ask(props));
  return (
    <Suspense>
      <Games asked={asked} token={props.token} />
    </Suspense>
  );
}

const standing = {
  setup: 'Being set up',
  ready: 'Not begun',
  in_progress: 'Being played',
  completed: 'Over',
  abandoned: 'Abandoned',
  locked: 'Over',
} as const;

function Games({ asked, token }: { asked: Promise<readonly GameCard[]>; token: string | undefined }) {
  const games = use(asked);
  if (games.length === 0) return null;
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
