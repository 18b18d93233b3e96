import type { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { detailFaults } from '#shared/competitions/tournaments/details-rules.ts';
import type { TournamentDetails } from '#shared/competitions/tournaments/schemas.ts';
import { hasUnpayable, isEditable } from '#shared/competitions/tournaments/states.ts';
import { errors, Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { slugOf, slugWith } from '#shared/teams/slug.ts';
import type { Cities } from '../../../kernel/cities.ts';
import { idFrom } from '../../../kernel/new-id.ts';
import type { Caller } from '../../../kernel/serve.ts';
import type { TeamReader } from '../../../kernel/teams.ts';
import type { StoredTournament } from '../tournament-reader.ts';
import { toTournament } from '../tournament-sight.ts';
import type { TournamentStore } from '../tournament-store.ts';

type Operations = (typeof tournamentsContract)['operations'];

export interface ChangeParts {
  readonly tournaments: TournamentStore;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly cities: Pick<Cities, 'find'>;
}

/**
 * What is stored of what somebody says. Categories that are new get their ids, which follow from the tournament, its version
 * and their place.
 * @throws {Problem} city.notFound, tournament.detailsWrong
 */
async function factsOf(
  { cityPlaceId, categories, ...facts }: TournamentDetails,
  at: readonly [tournamentId: string, version: number],
  { cities }: ChangeParts,
  before?: StoredTournament['facts'],
): Promise<StoredTournament['facts']> {
  const faults = detailFaults({ ...facts, categories });
  if (Object.keys(faults).length > 0) throw new Problem('tournament.detailsWrong', { fields: faults });
  const city = before?.city.placeId === cityPlaceId ? before.city : (await cities.find(cityPlaceId))?.city;
  if (!city) throw new Problem('city.notFound', { fields: { cityPlaceId: errors['city.notFound'].title } });
  const known = new Set(before?.categories.map(({ categoryId }) => categoryId));
  return {
    ...facts,
    city,
    categories: categories.map(({ categoryId = '', ...said }, index) => ({
      ...said,
      categoryId: known.has(categoryId) ? categoryId : idFrom('category', ...at.map(String), String(index)),
    })),
  };
}

export async function createTournament(
  { teamId, ...details }: Parsed<Operations['createTournament']>,
  { now, newId }: Caller,
  parts: ChangeParts,
): Promise<Output<Operations['createTournament']>> {
  const team = await parts.teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  if (team.status !== 'active') throw new Problem('team.archived');
  const tournamentId = newId('tournament');
  const facts = await factsOf(details, [tournamentId, 1], parts);
  const slug = slugOf(details.name);
  const at = now.toISOString();
  const tournament: StoredTournament = {
    tournamentId,
    teamId,
    slug,
    version: 1,
    status: 'draft',
    startDate: facts.startDate,
    facts,
    createdAt: at,
    updatedAt: at,
  };
  if (!(await parts.tournaments.create(tournament)))
    await parts.tournaments.create({ ...tournament, slug: slugWith(slug, tournamentId) });
  return toTournament(await readTournament(tournamentId, parts.tournaments));
}

export async function changeTournament(
  { tournamentId, version, ...details }: Parsed<Operations['changeTournament']>,
  { now }: Caller,
  parts: ChangeParts,
): Promise<Output<Operations['changeTournament']>> {
  const before = await readTournament(tournamentId, parts.tournaments);
  if (!isEditable(before.status)) throw new Problem('tournament.notEditable');
  checkVersion(before, version);
  const facts = await factsOf(details, [tournamentId, version + 1], parts, before.facts);
  if (before.status === 'registration' && hasUnpayable(facts.categories)) throw new Problem('tournament.feeUnpayable');
  const after = {
    ...before,
    facts,
    startDate: facts.startDate,
    version: version + 1,
    updatedAt: now.toISOString(),
  };
  if (!(await parts.tournaments.save(before, after))) await refuseStale(tournamentId, parts.tournaments);
  return toTournament(after);
}

/** @throws {Problem} tournament.notFound */
export async function readTournament(
  tournamentId: string,
  tournaments: Pick<TournamentStore, 'find'>,
): Promise<StoredTournament> {
  const tournament = await tournaments.find(tournamentId);
  if (!tournament) throw new Problem('tournament.notFound');
  return tournament;
}

export function checkVersion({ version: currentVersion }: StoredTournament, version: number): void {
  if (version !== currentVersion) throw new Problem('record.changed', { currentVersion });
}

/** Who entered or what was decided meanwhile moves no version that the caller knows: they look again in any case. */
export async function refuseStale(tournamentId: string, tournaments: Pick<TournamentStore, 'find'>): Promise<never> {
  const { version: currentVersion } = await readTournament(tournamentId, tournaments);
  throw new Problem('record.changed', { currentVersion });
}
