import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { ExternalTeamReader } from '#lambdas/teams/ports/external/external-teams.ts';
import type { UploadReader } from '#lambdas/uploads/ports/uploads.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { lacksOf, rulesOf } from '#shared/competitions/seasons/roster-rules.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { NamingParts } from '../../games/named-game.ts';
import { newCode } from '../codes.ts';
import type { RegistrationStore } from '../registration/registration-store.ts';
import type { StoredSquad } from '../season-reader.ts';
import { type Sight, type SightParts, seeSeason } from '../sight/season-sight.ts';
import { refuseLogo } from '../squads/squad-logo.ts';
import type { SquadStore } from '../squads/squad-store.ts';
import { plays } from '../squads/squad-writes.ts';
import { toSquad } from '../views.ts';

type Operations = (typeof seasonsContract)['operations'];

export interface SquadParts extends SightParts, NamingParts {
  readonly squads: SquadStore;
  readonly registrations: RegistrationStore;
}

/** Only its leaders change a squad. */
export const shownTo = async (
  squad: StoredSquad,
  { now, actor }: Pick<Caller, 'now' | 'actor'>,
  { naming }: NamingParts,
) =>
  toSquad(squad, {
    names: await naming.of(squad.roster, { userId: actor?.userId, now, needs: true }),
    roster: squad.roster,
    seesCode: true,
  });

export async function enterSquad(
  { seasonId, divisionId, sourceTeamId: ownTeamId, externalTeamId, seed, ...said }: Parsed<Operations['enterSquad']>,
  caller: Caller,
  parts: SquadParts & { readonly externals: ExternalTeamReader },
): Promise<Output<Operations['enterSquad']>> {
  const { newId, now } = caller;
  const season = await parts.seasons.find(seasonId);
  if (!season) throw new Problem('season.notFound');
  if (!season.facts.divisions.some((one) => one.divisionId === divisionId))
    throw new Problem('registration.notEligible');
  const external = externalTeamId ? await parts.externals.find(season.teamId, externalTeamId) : undefined;
  if (externalTeamId && !external) throw new Problem('externalTeam.notFound');
  // Who was claimed plays as the community that it turned out to be.
  const sourceTeamId = ownTeamId ?? external?.claimedTeamId;
  const squad: StoredSquad = {
    ...said,
    seasonId,
    squadId: newId('squad'),
    divisionId,
    version: 1,
    status: 'forming',
    coCaptainIds: [],
    ...(sourceTeamId && { sourceTeamId }),
    ...(externalTeamId && { externalTeamId }),
    ...(seed !== undefined && { seed }),
    roster: [],
    code: newCode(),
    createdAt: now.toISOString(),
  };
  await parts.squads.enterSquad(squad);
  return shownTo(squad, caller, parts);
}

interface Led {
  readonly sight: Sight;
  readonly squad: StoredSquad;
}

/** The squad for those who lead it or organise the season. @throws {Problem} season.notFound, squad.notFound, access.denied */
export async function led(seasonId: string, squadId: string, caller: Caller, parts: SquadParts): Promise<Led> {
  const { userId } = actorOf(caller);
  const sight = await seeSeason(seasonId, userId, parts);
  const squad = await parts.squads.squad(seasonId, squadId);
  if (!squad) throw new Problem('squad.notFound');
  const leads = squad.captainId === userId || squad.coCaptainIds.includes(userId);
  if (!leads && !sight.isOrganiser) throw new Problem('access.denied');
  return { sight, squad };
}

/** Captains are on the roster. @throws {Problem} as `led`, registration.notFound, upload.notFound, record.changed */
export async function changeSquad(
  { seasonId, squadId, version, captainId, coCaptainIds, seed, logo, ...said }: Parsed<Operations['changeSquad']>,
  caller: Caller,
  parts: SquadParts & { readonly uploads: UploadReader },
): Promise<Output<Operations['changeSquad']>> {
  const { sight, squad } = await led(seasonId, squadId, caller, parts);
  const leaders = [...(captainId ? [captainId] : []), ...coCaptainIds];
  if (leaders.some((one) => !squad.roster.includes(one))) throw new Problem('registration.notFound');
  if (squad.version !== version) throw new Problem('record.changed', { currentVersion: squad.version });
  await refuseLogo(logo, squad, actorOf(caller).userId, parts.uploads);
  const { logo: before, ...others } = squad;
  const shown = logo === undefined ? before : logo;
  const after = {
    ...others,
    ...said,
    ...(shown && { logo: shown }),
    version: version + 1,
    coCaptainIds,
    ...(captainId && { captainId }),
    ...(sight.isOrganiser && seed !== undefined && { seed }),
  };
  if (!(await parts.squads.saveSquad(squad, after, caller.now)))
    throw new Problem('record.changed', { currentVersion: version + 1 });
  return shownTo(after, caller, parts);
}

export async function setSquadStanding(
  { seasonId, squadId, version, to }: Parsed<Operations['setSquadStanding']>,
  caller: Caller,
  parts: SquadParts,
): Promise<Output<Operations['setSquadStanding']>> {
  const { sight, squad } = await led(seasonId, squadId, caller, parts);
  if (squad.status === to) return shownTo(squad, caller, parts);
  const isOrganisers = to === 'disqualified' || !plays(squad);
  if (isOrganisers && !sight.isOrganiser) throw new Problem('access.denied');
  if (!plays(squad) && to !== 'forming') throw new Problem('squad.notNow');
  if (squad.version !== version) throw new Problem('record.changed', { currentVersion: squad.version });
  if (to === 'confirmed') await checkRoster(sight, squad, parts);
  if (!(await parts.squads.setStanding(sight.season, squad, to, caller.now)))
    throw new Problem('record.changed', { currentVersion: version + 1 });
  return shownTo((await parts.squads.squad(seasonId, squadId)) ?? squad, caller, parts);
}

/** The players of outside teams are not ours to count. @throws {Problem} squad.tooSmall */
async function checkRoster({ season }: Sight, squad: StoredSquad, { registrations }: SquadParts): Promise<void> {
  if (squad.externalTeamId) return;
  const found = await Promise.all(squad.roster.map((userId) => registrations.registration(userId, season.seasonId)));
  const lacks = lacksOf(
    rulesOf(season.facts, squad.divisionId),
    found.map((one) => one?.answers.gender),
  );
  if (lacks.length > 0)
    throw new Problem('squad.tooSmall', { fields: { roster: `${squad.name} has ${lacks.join(', ')}.` } });
}

export async function answerSquadRequest(
  { seasonId, squadId, userId, decision }: Parsed<Operations['answerSquadRequest']>,
  caller: Caller,
  parts: SquadParts,
): Promise<Output<Operations['answerSquadRequest']>> {
  const { sight } = await led(seasonId, squadId, caller, parts);
  if (decision === 'accept') {
    await parts.squads.acceptAsking(sight.season, squadId, userId, caller.now);
    return {};
  }
  const asking = await parts.registrations.registration(userId, seasonId);
  if (asking?.status !== 'started' || asking.askedSquadId !== squadId) throw new Problem('registration.notFound');
  await parts.registrations.leave(sight.season, userId, 'rejected', caller.now);
  return {};
}
