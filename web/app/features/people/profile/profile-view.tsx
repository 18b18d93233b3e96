import Badge from '@cloudscape-design/components/badge';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import type { Answer } from '#shared/contract/operation.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { badges } from '#shared/events/attendance/player-games.ts';
import type { PublicProfile } from '#shared/people/profile/profile.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { startOf } from '#web/blocks/event-time.ts';
import './profile.css';

type PlayerGames = Answer<(typeof attendanceContract)['operations']['getPlayerGames']>;
type Listed = NonNullable<PlayerGames['upcoming']>;

interface ProfileViewProps {
  readonly profile: PublicProfile;
  readonly games: PlayerGames;
  /** Of each sport, as far as one may know them. */
  readonly levels?: Readonly<Record<string, string | undefined>> | undefined;
  readonly isOwn?: boolean;
}

/** What a person shows: sports, a few words, badges and games as far as they share them. */
export function ProfileView({ profile, games, levels, isOwn = false }: ProfileViewProps) {
  const { bio, games: sports } = profile;
  const { upcoming, past, badges: earned } = games;
  return (
    <SpaceBetween size="l">
      {bio && (
        <Part title="About">
          <p className="bio">{bio}</p>
        </Part>
      )}
      <Part title="Sports">
        <Sports sports={sports} levels={levels} isOwn={isOwn} />
      </Part>
      {earned && (
        <Part title="Badges">
          {earned.length > 0 ? (
            <SpaceBetween direction="horizontal" size="xs">
              {earned.map((badge) => (
                <Badge key={badge} color="green">
                  {badges[badge]}
                </Badge>
              ))}
            </SpaceBetween>
          ) : (
            <p>None yet: the first game earns the first.</p>
          )}
        </Part>
      )}
      {upcoming && (
        <Part title="Upcoming games">
          <Games games={upcoming} empty="Nothing is coming up." />
        </Part>
      )}
      {past && (
        <Part title="History">
          <Games games={past} empty="Games that you come to are listed here." />
        </Part>
      )}
    </SpaceBetween>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container header={<Header variant="h2">{title}</Header>}>{children}</Container>
);

type SportsProps = Pick<ProfileViewProps, 'levels' | 'isOwn'> & { readonly sports: readonly string[] };

function Sports({ sports, levels, isOwn }: SportsProps) {
  if (sports.length > 0)
    return (
      <ul className="sports">
        {sports.map((sport) => (
          <li key={sport}>
            {gameTypeLabel(sport)}
            {levels?.[sport] && <span className="sport-level">{levels[sport]}</span>}
          </li>
        ))}
      </ul>
    );
  return isOwn ? (
    <p>
      Nothing yet. <AppLink to={paths.settings()}>Say what you play</AppLink>.
    </p>
  ) : (
    <p>Nothing yet.</p>
  );
}

function Games({ games, empty }: { games: Listed; empty: string }) {
  if (games.length === 0) return <p>{empty}</p>;
  return (
    <ul className="games">
      {games.map((game) => (
        <li key={game.eventId}>
          <AppLink to={paths.event(game.eventId)}>{game.title}</AppLink>
          <div>
            {startOf(game)} · {gameTypeLabel(game.gameTypeId)}
          </div>
        </li>
      ))}
    </ul>
  );
}
