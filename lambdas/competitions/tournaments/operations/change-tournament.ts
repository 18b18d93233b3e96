import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import type { Cities } from '#lambdas/kernel/geo/cities.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { PayoutAccounts } from '#lambdas/payments/ports/accounts/payout-accounts.ts';
import type { TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import type { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { detailFaults } from '#shared/competitions/tournaments/details-rules.ts';
import type { TournamentDetails } from '#shared/competitions/tournaments/schemas.ts';
import { isEditable } from '#shared/competitions/tournaments/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import { slugOf, slugWith } from '#shared/teams/details/slug.ts';
import { refusePictures } from '../pictures.ts';
import { checkVersion, readTournament, refuseStale } from '../read-tournament.ts';
import { refuseUnpayable } from '../seller-of-tournament.ts';
import type { StoredTournament } from '../tournament-reader.ts';
import { toTournament } from '../tournament-sight.ts';
import type { TournamentStore } from '../tournament-store.ts';

type Operations = (typeof tournamentsContract)['operations'];

export interface ChangeParts {
  readonly tournaments: TournamentStore;
  readonly teams: Pick<TeamReader, 'find'>;
  readonly cities: Pick<Cities, 'find'>;
  readonly uploads: UploadReader;
  readonly payouts: Pick<PayoutAccounts, 'find' | 'ofTeam'>;
}

interface Said {
  readonly at: readonly [tournamentId: string, version: number];
  readonly userId: string;
  readonly before?: StoredTournament['facts'];
}

/**
 * What is stored of what an organizer says. Categories that are new get their ids, which follow from the tournament, its version
 * and their place.
 * @throws {Problem} city.notFound, upload.notFound, tournament.detailsWrong
 */
async function factsOf(
  { cityPlaceId, categories, ...facts }: TournamentDetails,
  { at, userId, before }: Said,
  { cities, uploads }: ChangeParts,
): Promise<StoredTournament['facts']> {
  const faults = detailFaults({ ...facts, categories });
  if (Object.keys(faults).length > 0) throw new Problem('tournament.detailsWrong', { fields: faults });
  await refusePictures(facts, before, userId, uploads);
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
  caller: Caller,
  parts: ChangeParts,
): Promise<Output<Operations['createTournament']>> {
  const { now, newId } = caller;
  const team = await parts.teams.find(teamId);
  if (!team) throw new Problem('team.notFound');
  if (team.status !== 'active') throw new Problem('team.archived');
  const tournamentId = newId('tournament');
  const facts = await factsOf(details, { at: [tournamentId, 1], userId: actorOf(caller).userId }, parts);
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
  caller: Caller,
  parts: ChangeParts,
): Promise<Output<Operations['changeTournament']>> {
  const before = await readTournament(tournamentId, parts.tournaments);
  if (!isEditable(before.status)) throw new Problem('tournament.notEditable');
  checkVersion(before, version);
  const said = { at: [tournamentId, version + 1] as const, userId: actorOf(caller).userId, before: before.facts };
  const facts = await factsOf(details, said, parts);
  if (before.status === 'registration') await refuseUnpayable({ teamId: before.teamId, facts }, parts, caller.now);
  const after = {
    ...before,
    facts,
    startDate: facts.startDate,
    version: version + 1,
    updatedAt: caller.now.toISOString(),
  };
  if (!(await parts.tournaments.save(before, after))) await refuseStale(tournamentId, parts.tournaments);
  return toTournament(after);
}
