import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { NameSight } from '#lambdas/people/ports/naming/naming.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { isDependantId } from '#shared/ids.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import type { SeasonReader } from '../seasons/season-reader.ts';
import { type SightParts, seeSeason } from '../seasons/sight/season-sight.ts';
import { sightOf, whoIsSeen } from '../seasons/sight/visible-people.ts';
import { wardsOf } from '../seasons/sight/wards-of.ts';

export interface SeenParts extends Omit<SightParts, 'seasons'> {
  readonly seasons: SeasonReader;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
}

export interface Looking {
  readonly userId: string | undefined;
  /** Whether they run the game. */
  readonly runs: boolean;
  /** Whether they are in what the game is played in. */
  readonly shares?: boolean;
  readonly now: Date;
}

/** Which players of a game a viewer may know of, and how to name them. */
interface PlayersSeen {
  readonly sees: Sees;
  readonly sight: NameSight;
}
type Sees = (entrantId: string, personId: string) => boolean;

/**
 * The players of a game that a caller may know: in seasons as the rosters are shown, elsewhere all, as an entrant
 * entered is named there; children only to organizers and guardians. None where players are not counted.
 */
export async function playersSeen(
  game: Game,
  { userId, runs, shares = false, now }: Looking,
  parts: SeenParts,
): Promise<PlayersSeen> {
  const family = userId ? (await wardsOf(userId, parts.dependants, now)).map(({ dependantId }) => dependantId) : [];
  const { seasonId } = game;
  const looking = { userId, now };
  if (!seasonId) {
    const sees: Sees = (_, id) => runs || !isDependantId(id) || id === userId || family.includes(id);
    return { sees, sight: { ...looking, needs: runs, shares } };
  }
  const [season, squads] = await Promise.all([seeSeason(seasonId, userId, parts), parts.seasons.squadsOf(seasonId)]);
  const sight = sightOf(season, squads, { userId, family }, now);
  if (!hasFeature(season.team.facts, 'stats')) return { sees: () => false, sight };
  const bySquad = new Map(
    squads.map((squad) => [squad.squadId, whoIsSeen(squad, squads, season, { userId, family }).sees]),
  );
  return { sees: (entrantId, personId) => bySquad.get(entrantId)?.(personId) ?? false, sight };
}
