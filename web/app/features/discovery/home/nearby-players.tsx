import { use } from 'react';
import { Link } from 'react-router';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { Avatar } from '#web/blocks/look/avatar.ts';
import type { PlayersNearby } from './load-players.ts';

/** Faces of players around the home city who want to be found. */
export function NearbyPlayers({ nearby }: { readonly nearby: Promise<PlayersNearby | undefined> }) {
  const found = use(nearby);
  if (!found) return null;
  const { players, isShown } = found;
  return (
    <section className="home-part home-players">
      <h2>Nearby players</h2>
      {players.length === 0 ? (
        <p>No players near you yet. Invite a friend to get started.</p>
      ) : (
        <ul className="nearby-players">
          {players.map(({ userId, displayName, games }) => (
            <li key={userId}>
              <Avatar name={displayName} size={40} />
              <Link to={paths.profileOf(userId)}>{displayName}</Link>
              <span>{games.slice(0, 1).map((game) => gameTypeLabel(game))}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="home-links">
        <AppLink to={paths.localConnect}>All players nearby</AppLink>
        {!isShown && <AppLink to={paths.settings('privacy')}>Let players nearby find you</AppLink>}
      </p>
    </section>
  );
}
