import { type BlockReader, isParted } from '#lambdas/accounts/ports/blocks/blocks.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { idsOf } from '#lambdas/people/ports/family/dependants-of.ts';
import { isVisible, permissionsFor, type TeamReader } from '#lambdas/teams/ports/teams.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { isStanding } from '#shared/competitions/seasons/registration.ts';
import { isEditable } from '#shared/competitions/seasons/states.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { keepsSeason, type SeasonReader, type StoredSeason } from '../season-reader.ts';
import { meetTeam } from '../sight/season-sight.ts';
import { wardsOf } from '../sight/wards-of.ts';
import { namesOf, toRegistration } from '../views.ts';
import { type RegisterParts, readRegistration } from './register.ts';

type Operations = (typeof seasonsContract)['operations'];

export interface RegistrationParts extends RegisterParts {
  readonly teams: TeamReader;
  readonly blocks: Pick<BlockReader, 'partedFrom'>;
}

export async function withdrawRegistration(
  { seasonId }: Parsed<Operations['withdrawRegistration']>,
  caller: Caller,
  { seasons, registrations }: RegistrationParts,
): Promise<Output<Operations['withdrawRegistration']>> {
  const season = await seasons.find(seasonId);
  if (!season) throw new Problem('registration.notFound');
  if (!isEditable(season.status)) throw new Problem('registration.notNow');
  await registrations.leave(season, actorOf(caller).userId, 'withdrawn', caller.now);
  return {};
}

/** Of another player only those that are public. */
export async function listRegistrationCards(
  { userId: asked }: Parsed<Operations['listRegistrationCards']>,
  caller: Caller,
  { seasons, registrations, teams, blocks }: RegistrationParts,
): Promise<Output<Operations['listRegistrationCards']>> {
  const { userId } = actorOf(caller);
  const whose = asked ?? userId;
  const isOwn = whose === userId;
  if (!isOwn && isParted(await blocks.partedFrom(userId), whose)) return { registrations: [] };
  const standing = (await registrations.registrationsOf(whose)).filter(
    ({ status }) => isStanding(status) && (isOwn || status === 'placed' || status === 'active'),
  );
  const found = await Promise.all(standing.map(async (one) => ({ one, season: await seasons.find(one.seasonId) })));
  const teamOf = new Map((await teams.list(standing.map(({ teamId }) => teamId))).map((team) => [team.teamId, team]));
  const cards = found.flatMap(({ one, season }) => {
    const team = teamOf.get(one.teamId);
    const isShown = team && (isOwn || (isVisible(team, undefined) && !team.facts.isYouth));
    if (!season || !isShown) return [];
    const { label, startDate, endDate } = season.facts;
    const { name, photoId } = team.facts;
    return [
      {
        seasonId: one.seasonId,
        teamId: one.teamId,
        status: one.status,
        teamName: name,
        teamPhotoId: photoId,
        seasonLabel: label,
        startDate,
        endDate,
      },
    ];
  });
  return { registrations: cards.sort((a, b) => (a.startDate < b.startDate ? 1 : -1)) };
}

export async function listSeasonRegistrations(
  { seasonId }: Parsed<Operations['listSeasonRegistrations']>,
  { registrations, accounts }: RegistrationParts,
): Promise<Output<Operations['listSeasonRegistrations']>> {
  const [all, spots] = await Promise.all([registrations.registrationsFor(seasonId), registrations.spots(seasonId)]);
  const names = namesOf(await accounts.list(all.map(({ userId }) => userId)));
  return { registrations: all.map((one) => toRegistration(one, names, spots)) };
}

/** To all but its player, their guardians and the organizers there is no such registration. */
export async function getRegistration(
  { seasonId, userId }: Parsed<Operations['getRegistration']>,
  caller: Caller,
  parts: RegistrationParts & { readonly dependants: Pick<DependantReader, 'ofGuardian'> },
): Promise<Output<Operations['getRegistration']>> {
  const { userId: callerId } = actorOf(caller);
  const season = await parts.seasons.find(seasonId);
  if (!season) throw new Problem('registration.notFound');
  const { seasonGroupId } = season.facts;
  const guarded = (await wardsOf(callerId, parts.dependants, caller.now)).flatMap(idsOf);
  const isTheirs = [callerId, ...guarded].includes(userId);
  const standing = isTheirs ? {} : await meetTeam(season.teamId, callerId, parts);
  if (!isTheirs && !keepsSeason(permissionsFor(standing, { thing: 'season', seasonGroupId })))
    throw new Problem('registration.notFound');
  return readRegistration(userId, seasonId, parts);
}

export async function decideRegistration(
  { seasonId, userId, action, squadId, divisionId, toSeasonId }: Parsed<Operations['decideRegistration']>,
  { now }: Caller,
  parts: RegistrationParts,
): Promise<Output<Operations['decideRegistration']>> {
  const { seasons, registrations } = parts;
  const season = await seasons.find(seasonId);
  if (!season) throw new Problem('season.notFound');
  if (!isEditable(season.status)) throw new Problem('registration.notNow');
  const isKnown = season.facts.divisions.some((one) => one.divisionId === divisionId);
  if (action === 'move' && !isKnown) throw new Problem('registration.notEligible');
  const carry = async () => {
    const other = await otherSeason(season, toSeasonId, seasons);
    return registrations.carry(season, userId, other, other.facts.divisions[0]?.divisionId ?? '', now);
  };
  const does = {
    carry,
    place: () => registrations.place(season, userId, squadId ?? '', now),
    unplace: () => registrations.unplace(season, userId, now),
    move: () => registrations.changeDivision(season, userId, divisionId ?? '', now),
    reject: () => registrations.leave(season, userId, 'rejected', now),
    withdraw: () => registrations.leave(season, userId, 'withdrawnByOrganizer', now),
    suspend: () => registrations.suspend(season, userId, true, now),
    reinstate: () => registrations.suspend(season, userId, false, now),
  };
  await does[action]();
  return readRegistration(userId, seasonId, parts);
}

/** Another season of the same community that is not over. @throws {Problem} season.notFound, registration.notEligible */
async function otherSeason(
  { seasonId, teamId }: StoredSeason,
  toSeasonId: string | undefined,
  seasons: Pick<SeasonReader, 'find'>,
): Promise<StoredSeason> {
  const other = toSeasonId && toSeasonId !== seasonId ? await seasons.find(toSeasonId) : undefined;
  if (!other || other.teamId !== teamId) throw new Problem('season.notFound');
  if (!isEditable(other.status)) throw new Problem('registration.notEligible');
  return other;
}
