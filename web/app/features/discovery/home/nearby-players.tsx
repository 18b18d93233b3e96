import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { use } from 'react';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { quantity } from '#shared/quantity.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import type { PlayersNearby } from './load-players.ts';

/** A few of those who want to be found around the home city. */
export function NearbyPlayers({ nearby }: { nearby: Promise<PlayersNearby | undefined> }) {
  const found = use(nearby);
  if (!found) return null;
  const { players, isShown } = found;
  return (
    <Container header={<Header variant="h2">Nearby players</Header>}>
      {players.length === 0 ? (
        <p>Nobody around your city can be found yet.</p>
      ) : (
        <ul className="event-list">
          {players.map(({ userId, displayName, games, within }) => (
            <li key={userId}>
              <AppLink to={paths.profileOf(userId)} fontSize="heading-s">
                {displayName}
              </AppLink>
              <div>
                {games.map((game) => gameTypeLabel(game)).join(' · ')}, within {quantity(within, 'mile')}
              </div>
            </li>
          ))}
        </ul>
      )}
      <ul className="link-list">
        <li>
          <AppLink to={paths.localConnect}>All players nearby</AppLink>
        </li>
        {!isShown && (
          <li>
            <AppLink to={paths.settings('privacy')}>Let players nearby find you</AppLink>
          </li>
        )}
      </ul>
    </Container>
  );
}
