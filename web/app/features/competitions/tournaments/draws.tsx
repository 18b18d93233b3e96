import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { Tables } from '../games/tables.tsx';
import { DrawnPlayoff } from '../playoffs/drawn-playoff.tsx';
import type { LoadedDraws } from './load-draws.ts';
import { tabPath } from './tournament-tabs.ts';

interface DrawsProps {
  readonly tournament: Tournament;
  readonly board: TournamentBoard | undefined;
  readonly drawn: LoadedDraws;
}

/** The tables of pools and round robins, and each bracket as it is drawn. */
export function Draws({ tournament: { slug, categories }, board, drawn: { tables, brackets } }: DrawsProps) {
  const draws = board?.draws ?? [];
  if (draws.length === 0)
    return (
      <EmptyState
        pose="whistle"
        title="Nothing is drawn yet"
        text="Brackets and pools show up here after the draw."
        action={<PageButton to={tabPath(slug, 'entries')}>See entries</PageButton>}
      />
    );
  const nameOf = (gameId: string) => {
    const draw = draws.find((one) => one.gameId === gameId);
    return categories.find(({ categoryId }) => categoryId === draw?.categoryId)?.name ?? '';
  };
  return (
    <SpaceBetween size="l">
      {tables.map(({ game, matches }) => (
        <Container
          key={game.gameId}
          header={
            <Header variant="h2" actions={<AppLink to={paths.game(game.gameId)}>All rounds</AppLink>}>
              {`${nameOf(game.gameId)} standings`}
            </Header>
          }
        >
          <Tables game={game} matches={matches} />
        </Container>
      ))}
      {brackets.map((playoff) => (
        <DrawnPlayoff key={playoff.gameId} playoff={playoff} />
      ))}
    </SpaceBetween>
  );
}
