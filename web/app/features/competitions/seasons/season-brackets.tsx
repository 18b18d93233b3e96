import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import { readBracket } from '#shared/competitions/brackets/read-bracket.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { paths } from '#web/app/router/paths.ts';
import { AppLink } from '#web/app/shell/page/app-link.tsx';
import { EmptyState } from '#web/app/shell/page/empty-state.tsx';
import { PageButton } from '#web/app/shell/page/page-button.tsx';
import { BracketView } from '../brackets/bracket-view.tsx';
import { PlayoffChampion } from '../playoffs/playoff-champion.tsx';

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
    brackets.map((playoff) => <OneBracket key={playoff.gameId} playoff={playoff} />)
  );

function OneBracket({ playoff }: { readonly playoff: Playoff }) {
  const navigate = useNavigate();
  const bracket = useMemo(() => readBracket(playoff.bracket), [playoff]);
  const address = paths.playoff(playoff.gameId);
  const nameOf = (entrantId: string) => playoff.names[entrantId] ?? formerPlayer;
  return (
    <section className="page-card">
      <h2>
        <AppLink to={address}>{playoff.name}</AppLink>
      </h2>
      <div className="season-bracket">
        <PlayoffChampion {...{ playoff, bracket, nameOf }} />
        <BracketView bracket={bracket} nameOf={nameOf} onOpen={() => void navigate(address)} />
      </div>
    </section>
  );
}
