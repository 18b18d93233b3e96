import SpaceBetween from '@cloudscape-design/components/space-between';
import { competitionOf, groupsOf } from '#shared/competitions/games/competition-of.ts';
import type { Game, Match } from '#shared/competitions/games/schemas.ts';
import { standingsOf } from '#shared/competitions/standings/standings.ts';
import { StandingsTable } from '../standings/standings-table.tsx';

interface Props {
  readonly game: Game;
  readonly matches: readonly Match[];
}

/** The tables of a game, one per pool. */
export function Tables({ game, matches }: Props) {
  const groups = groupsOf(game);
  const shown =
    groups.length > 0 ? groups.map((groupId) => ({ groupId, title: `Pool ${groupId}` })) : [{ title: 'Table' }];
  return (
    <SpaceBetween size="m">
      {shown.map(({ title, ...group }) => (
        <StandingsTable
          key={title}
          title={title}
          entrants="Name"
          goesBy={game.ruleset.basis}
          rows={standingsOf(competitionOf(game, matches, 'groupId' in group ? group.groupId : undefined)).rows}
          description="Choose a name to see how the rank came about."
        />
      ))}
    </SpaceBetween>
  );
}
