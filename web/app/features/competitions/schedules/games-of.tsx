import SpaceBetween from '@cloudscape-design/components/space-between';
import type { GameCard } from '#shared/competitions/games/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';

interface Props {
  readonly divisionId: string;
  readonly games: readonly GameCard[];
  /** The division's name, where there are several. */
  readonly title?: string | undefined;
}

/** Links from a table or a schedule to scores and playoffs. */
export function GamesOf({ divisionId, games, title }: Props) {
  const own = games.filter((game) => game.divisionId === divisionId && !game.sourceGameId);
  const playoffs = games.filter(({ sourceGameId }) => own.some(({ gameId }) => gameId === sourceGameId));
  return (
    <SpaceBetween direction="horizontal" size="m">
      {own.map(({ gameId }) => (
        <AppLink key={gameId} to={paths.game(gameId)}>
          {title ? `Scores: ${title}` : 'Scores'}
        </AppLink>
      ))}
      {playoffs.map(({ gameId, name }) => (
        <AppLink key={gameId} to={paths.playoff(gameId)}>
          {name}
        </AppLink>
      ))}
    </SpaceBetween>
  );
}
