import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#shared/contract/operation.ts';
import type { attendanceContract } from '#shared/events/attendance/contract.ts';
import { badges } from '#shared/events/attendance/player-games.ts';
import type { PublicProfile } from '#shared/people/profile/profile.ts';
import { gameTypeLabel } from '#shared/places/game-types.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { startOf } from '#web/blocks/event-time.ts';
import { Chip } from '#web/blocks/look/chip.ts';
import { RowLink } from '#web/blocks/look/row-link.ts';
import { SportTile } from '#web/blocks/look/sport-tile.ts';
import '../people-rows.css';
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
  const { bio, games: sports, isSupporter } = profile;
  const { upcoming, past, badges: earned } = games;
  return (
    <SpaceBetween size="l">
      {isSupporter && <Chip tone="in">Plus supporter</Chip>}
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
                <Chip key={badge} tone="in">
                  {badges[badge]}
                </Chip>
              ))}
            </SpaceBetween>
          ) : (
            <p>No badges yet. The first game earns one.</p>
          )}
        </Part>
      )}
      {upcoming && (
        <Part title="Upcoming games">
          <Games games={upcoming} empty={<NothingUpcoming isOwn={isOwn} />} />
        </Part>
      )}
      {past && (
        <Part title="History">
          <Games games={past} empty={<p>No games played yet.</p>} />
        </Part>
      )}
    </SpaceBetween>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Container header={<Header variant="h2">{title}</Header>}>{children}</Container>
);

const NothingUpcoming = ({ isOwn }: { isOwn: boolean }) =>
  isOwn ? (
    <EmptyState title="No games coming up." action={<PageButton to={paths.discover}>Find a game</PageButton>} />
  ) : (
    <p>No games coming up.</p>
  );

type SportsProps = Pick<ProfileViewProps, 'levels' | 'isOwn'> & { readonly sports: readonly string[] };

function Sports({ sports, levels, isOwn }: SportsProps) {
  if (sports.length > 0)
    return (
      <ul className="people-rows">
        {sports.map((sport) => (
          <li key={sport} className="people-row">
            <SportTile gameTypeId={sport} />
            <span className="people-row-words">
              <b>{gameTypeLabel(sport)}</b>
              {levels?.[sport] && <span>{levels[sport]}</span>}
            </span>
          </li>
        ))}
      </ul>
    );
  return isOwn ? (
    <p>
      No sports yet. <AppLink to={paths.settings()}>Add your sports</AppLink>
    </p>
  ) : (
    <p>No sports yet.</p>
  );
}

function Games({ games, empty }: { games: Listed; empty: ReactNode }) {
  if (games.length === 0) return empty;
  return (
    <ul className="people-rows">
      {games.map((game) => (
        <li key={game.eventId}>
          <RowLink
            href={paths.event(game.eventId)}
            link={Link}
            picture={<SportTile gameTypeId={game.gameTypeId} />}
            title={game.title}
            line={`${startOf(game)} · ${gameTypeLabel(game.gameTypeId)}`}
          />
        </li>
      ))}
    </ul>
  );
}
