import type { DependantReader } from '#lambdas/accounts/ports/family/dependants.ts';
import type { Game } from '#shared/competitions/games/schemas.ts';
import { isDependantId } from '#shared/ids.ts';
import { hasFeature } from '#shared/teams/details/features.ts';
import type { SeasonReader } from '../seasons/season-reader.ts';
import { type SightParts, seeSeason } from '../seasons/sight/season-sight.ts';
import { whoIsSeen } from '../seasons/sight/visible-people.ts';
import { wardsOf } from '../seasons/sight/wards-of.ts';

export interface SeenParts extends Omit<SightParts, 'seasons'> {
  readonly seasons: SeasonReader;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
}

export interface Looking {
  readonly userId: string | undefined;
  /** Whether they run the game. */
  readonly runs: boolean;
  readonly now: Date;
}

type Sees = (entrantId: string, personId: string) => boolean;

/**
 * Whom of those who play in a game somebody may know: in seasons as the rosters are shown, elsewhere everybody, as who is
 * entered is named there; children only to those who run it or answer for them. Nobody where players are not counted.
 */
export async function playersSeen(game: Game, { userId, runs, now }: Looking, parts: SeenParts): Promise<Sees> {
  const family = userId ? (await wardsOf(userId, parts.dependants, now)).map(({ dependantId }) => dependantId) : [];
  const { seasonId } = game;
  if (!seasonId)
    return (_, personId) => runs || !isDependantId(personId) || personId === userId || family.includes(personId);
  const [sight, squads] = await Promise.all([seeSeason(seasonId, userId, parts), parts.seasons.squadsOf(seasonId)]);
  if (!hasFeature(sight.team.facts, 'stats')) return () => false;
  const bySquad = new Map(
    squads.map((squad) => [squad.squadId, whoIsSeen(squad, squads, sight, { userId, family }).sees]),
  );
  return (entrantId, personId) => bySquad.get(entrantId)?.(personId) ?? false;
}
