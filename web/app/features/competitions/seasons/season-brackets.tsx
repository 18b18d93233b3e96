import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { DrawnPlayoff } from '../playoffs/drawn-playoff.tsx';

interface SeasonBracketsProps {
  readonly seasonId: string;
  readonly brackets: readonly Playoff[];
}

/** The playoffs of a season, each drawn; a match opens on the playoff's own page. */
export const SeasonBrackets = ({ seasonId, brackets }: SeasonBracketsProps) =>
  brackets.length === 0 ? (
    <EmptyState
      pose="whistle"
      title="No bracket yet"
      text="It shows up here as soon as the playoffs are drawn."
      action={<PageButton to={paths.seasonStandings(seasonId)}>See the table</PageButton>}
    />
  ) : (
    brackets.map((playoff) => <DrawnPlayoff key={playoff.gameId} playoff={playoff} />)
  );
