import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { TournamentBoard } from '#shared/competitions/tournaments/views.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { DrawnPlayoff } from '../playoffs/drawn-playoff.tsx';
import { tabPath } from './tournament-tabs.ts';

interface DrawsProps {
  readonly tournament: Tournament;
  readonly board: TournamentBoard | undefined;
  readonly brackets: readonly Playoff[];
}

/** Standings of the games, and each bracket as it is drawn. */
export function Draws({ tournament, board, brackets }: DrawsProps) {
  const { slug, categories } = tournament;
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
  const tables = draws.flatMap(({ categoryId, gameId }) => {
    const category = categories.find((one) => one.categoryId === categoryId);
    return category && !category.format.endsWith('elimination') ? [{ gameId, name: category.name }] : [];
  });
  return (
    <SpaceBetween size="l">
      {tables.length > 0 && (
        <Container header={<Header variant="h2">Standings</Header>}>
          <ul className="tournament-list">
            {tables.map(({ gameId, name }) => (
              <li key={gameId}>
                <AppLink to={paths.game(gameId)}>{`${name} standings`}</AppLink>
              </li>
            ))}
          </ul>
        </Container>
      )}
      {brackets.map((playoff) => (
        <DrawnPlayoff key={playoff.gameId} playoff={playoff} />
      ))}
    </SpaceBetween>
  );
}
