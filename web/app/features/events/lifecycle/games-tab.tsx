import SpaceBetween from '@cloudscape-design/components/space-between';
import { paths } from '#web/app/router/paths.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { EventGames } from '#web/blocks/event/event-games.ts';
import { RouterLink } from '../details/router-link.tsx';
import type { GamesRead } from './manage-tabs.ts';

interface GamesTabProps {
  readonly eventId: string;
  readonly games: GamesRead;
}

/** The games of the event, and the way to set them up. */
export function GamesTab({ eventId, games }: GamesTabProps) {
  const setUp = (
    <PageButton to={paths.eventGames(eventId)}>{games.length > 0 ? 'Manage games' : 'Set up games'}</PageButton>
  );
  if (games.length === 0)
    return <EmptyState title="No games yet" text="Set up teams, matches and scores for this event." action={setUp} />;
  return (
    <SpaceBetween size="l">
      <EventGames games={games} token={undefined} link={RouterLink} />
      {setUp}
    </SpaceBetween>
  );
}
