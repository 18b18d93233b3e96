import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { StoredTournament, TournamentReader } from './tournament-reader.ts';

/** @throws {Problem} tournament.notFound */
export async function readTournament(
  tournamentId: string,
  tournaments: Pick<TournamentReader, 'find'>,
): Promise<StoredTournament> {
  const tournament = await tournaments.find(tournamentId);
  if (!tournament) throw new Problem('tournament.notFound');
  return tournament;
}

/** Whether the community of a tournament is for young people. */
export const isOfYouth = async ({ teamId }: StoredTournament, teams: Pick<TeamReader, 'find'>): Promise<boolean> =>
  (await teams.find(teamId))?.facts.isYouth ?? false;

export function checkVersion({ version: currentVersion }: StoredTournament, version: number): void {
  if (version !== currentVersion) throw new Problem('record.changed', { currentVersion });
}

/** Who entered or what was decided meanwhile moves no version that the caller knows: they look again in any case. */
export async function refuseStale(tournamentId: string, tournaments: Pick<TournamentReader, 'find'>): Promise<never> {
  const { version: currentVersion } = await readTournament(tournamentId, tournaments);
  throw new Problem('record.changed', { currentVersion });
}
