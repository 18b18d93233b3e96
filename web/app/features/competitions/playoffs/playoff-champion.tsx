import type { ReadBracket } from '#shared/competitions/brackets/bracket-match.ts';
import type { Playoff } from '#shared/competitions/playoffs/schemas.ts';
import { championOfPlayoff, finalWords } from '#shared/competitions/seasons/home/champions.ts';
import { SquadId } from '#shared/ids.ts';
import { viewerZone } from '#web/blocks/event-time.ts';
import { ChampionCard } from '../standings/champion/champion-card.tsx';

interface PlayoffChampionProps {
  readonly playoff: Playoff;
  readonly bracket: ReadBracket;
  readonly nameOf: (entrantId: string) => string;
}

/** Who won a playoff, with the score of the final; nothing before it is decided. */
export function PlayoffChampion({ playoff, bracket, nameOf }: PlayoffChampionProps) {
  const sideOf = (id: string) => ({ id, name: nameOf(id) });
  return championOfPlayoff({ playoff, bracket }, viewerZone(), sideOf).map(({ team, final }) => (
    <ChampionCard
      key={team.id}
      wonId={playoff.gameId}
      champion={team}
      title={SquadId.safeParse(team.id).success ? 'Champions' : 'Champion'}
      words={final && finalWords(final)}
    />
  ));
}
