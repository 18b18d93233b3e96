import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { nameForAll } from '#lambdas/people/ports/naming/name-for-all.ts';
import { isVisible, permissionsFor, type StoredTeam } from '#lambdas/teams/ports/teams.ts';
import { formerPlayer } from '#shared/accounts/deletion/former-player.ts';
import type { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { OfferedPlace } from '#shared/competitions/seasons/registration.ts';
import type { MySeasonView, SeasonView } from '#shared/competitions/seasons/views.ts';
import { openWindow } from '#shared/competitions/seasons/windows.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { NamingParts } from '../../games/named-game.ts';
import type { TournamentReader } from '../../tournaments/tournament-reader.ts';
import { toTournamentCard } from '../../tournaments/tournament-sight.ts';
import type { GroupStore, SessionStore } from '../group-store.ts';
import { windowFor } from '../is-open.ts';
import { type AskingParts, askedInSeason } from '../registration/asked-fields.ts';
import type { SeasonStore } from '../season-store.ts';
import { meetTeam, type Sight, type SightParts, seeSeason } from '../sight/season-sight.ts';
import { sightOf, type Viewer, whoIsSeen } from '../sight/visible-people.ts';
import type { Stored, StoredRegistration } from '../stored.ts';
import { adjustOf, namesOf, toRegistration, toSeason, toSeasonCard, toSpots, toSquad } from '../views.ts';
import { familyIn } from './family.ts';

type Operations = (typeof seasonsContract)['operations'];

export interface ReadParts extends SightParts, NamingParts, Pick<AskingParts, 'sheets'> {
  readonly dependants: DependantReader;
  readonly seasons: SeasonStore;
  readonly groups: GroupStore;
  readonly sessions: SessionStore;
  readonly tournaments: Pick<TournamentReader, 'listOf'>;
}

interface Listing extends Pick<Caller, 'now'> {
  readonly team: Pick<StoredTeam, 'teamId' | 'plan'>;
  readonly isOrganiser: boolean;
}

async function listed({ team: { teamId, plan }, isOrganiser, now }: Listing, { seasons, groups }: ReadParts) {
  const [all, umbrellas] = await Promise.all([seasons.listOf(teamId), groups.list(teamId)]);
  return {
    seasons: all.filter(({ status }) => isOrganiser || status !== 'draft').map((one) => toSeasonCard(one, plan, now)),
    groups: umbrellas.filter(({ status }) => isOrganiser || status === 'active'),
  };
}

export async function listSeasons(
  { teamId }: Parsed<Operations['listSeasons']>,
  { now }: Pick<Caller, 'now'>,
  parts: ReadParts,
): Promise<Output<Operations['listSeasons']>> {
  const team = await parts.teams.find(teamId);
  if (!team || !isVisible(team, undefined)) throw new Problem('team.notFound');
  return listed({ team, isOrganiser: false, now }, parts);
}

export async function listTeamSeasons(
  { teamId }: Parsed<Operations['listTeamSeasons']>,
  caller: Caller,
  parts: ReadParts,
): Promise<Output<Operations['listTeamSeasons']>> {
  const { userId } = actorOf(caller);
  const { team, membership, umbrella } = await meetTeam(teamId, userId, parts);
  if (!team || !isVisible(team, membership ?? umbrella)) throw new Problem('team.notFound');
  const mayManage = permissionsFor({ membership, umbrella }, { thing: 'team' }).includes('publishSchedule');
  const [seasons, tournaments] = await Promise.all([
    listed({ team, isOrganiser: mayManage, now: caller.now }, parts),
    parts.tournaments.listOf(teamId),
  ]);
  const seen = tournaments.filter(({ status }) => mayManage || status !== 'draft');
  return { ...seasons, tournaments: seen.map((one) => toTournamentCard(one, team.plan)), mayManage };
}

export const getPublicSeason = async (
  { seasonId }: Parsed<Operations['getPublicSeason']>,
  { now }: Pick<Caller, 'now'>,
  parts: ReadParts,
): Promise<Output<Operations['getPublicSeason']>> =>
  viewOf(await seeSeason(seasonId, undefined, parts), { userId: undefined, family: [], now }, parts);

export async function getSeason(
  { seasonId }: Parsed<Operations['getSeason']>,
  caller: Caller,
  parts: ReadParts,
): Promise<MySeasonView> {
  const { userId } = actorOf(caller);
  const sight = await seeSeason(seasonId, userId, parts);
  const family = await familyIn(seasonId, userId, parts, caller.now);
  const [view, mine, spots, offered, asked] = await Promise.all([
    viewOf(sight, { userId, family: family.map(({ dependantId }) => dependantId), now: caller.now }, parts),
    parts.seasons.registrationsOf(userId),
    parts.seasons.spots(seasonId),
    parts.seasons.offeredTo(userId, seasonId),
    askedInSeason({ userId, teamId: sight.season.teamId }, parts),
  ]);
  const registration = mine.find((one) => one.seasonId === seasonId);
  const led = view.squads.filter(({ captainId, coCaptainIds }) => [captainId, ...coCaptainIds].includes(userId));
  const asking =
    led.length > 0
      ? await whoAsks(
          led.map(({ squadId }) => squadId),
          seasonId,
          parts.seasons,
        )
      : [];
  const names = namesOf(await parts.accounts.list([userId, ...asking.map((one) => one.userId)]));
  const window = sight.season.status === 'registration_open' ? windowFor(sight, mine, caller.now) : undefined;
  const adjustMinor = adjustOf(window);
  return {
    ...view,
    ...(adjustMinor !== undefined && { adjustMinor }),
    may: [...sight.may],
    ...(sight.may.includes('publishSchedule') && { payOutside: sight.season.facts.payOutside }),
    isMember: sight.isMember,
    ...(registration && { registration: toRegistration(registration, names, spots) }),
    ...(offered && { offered: await toOffered(offered, view, caller.now, parts) }),
    isOpenForMe: window !== undefined,
    asked: asked.fields.map((field) => ({ field, answer: asked.said[field.fieldId] ?? '' })),
    family,
    asking: asking.map((one) => toRegistration(one, names, spots)),
  };
}

async function toOffered(
  { userId, divisionId, mode, squadIds }: StoredRegistration,
  { squads }: SeasonView,
  now: Date,
  { accounts }: Pick<ReadParts, 'accounts'>,
): Promise<OfferedPlace> {
  const [from] = await accounts.list([userId]);
  const squadNames = squads.filter(({ squadId }) => squadIds.includes(squadId)).map(({ name }) => name);
  return { displayName: from ? nameForAll(from, now) : formerPlayer, divisionId, mode, squadNames };
}

const whoAsks = async (squadIds: readonly string[], seasonId: string, stored: Pick<Stored, 'registrationsFor'>) =>
  (await stored.registrationsFor(seasonId)).filter(
    ({ status, askedSquadId = '' }) => status === 'started' && squadIds.includes(askedSquadId),
  );

async function viewOf(
  sight: Sight,
  { now, ...viewer }: Viewer & { readonly now: Date },
  parts: ReadParts,
): Promise<SeasonView> {
  const { season, team } = sight;
  const { seasonId, facts, teamId } = season;
  const [squads, spots, sessions, group] = await Promise.all([
    parts.seasons.squadsOf(seasonId),
    parts.seasons.spots(seasonId),
    parts.sessions.list(seasonId),
    facts.seasonGroupId ? parts.groups.find(teamId, facts.seasonGroupId) : undefined,
  ]);
  const seen = squads.map((squad) => {
    const { leads, sees } = whoIsSeen(squad, squads, sight, viewer);
    return { squad, leads, roster: squad.roster.filter(sees) };
  });
  const isOpen = season.status === 'registration_open';
  const adjustMinor = isOpen ? adjustOf(openWindow(facts, { isMember: false, isReturning: false }, now)) : undefined;
  const names = await parts.naming.of(
    seen.flatMap(({ roster }) => roster),
    sightOf(sight, squads, viewer, now),
  );
  return {
    season: toSeason(season),
    team: {
      teamId,
      name: team.facts.name,
      photoId: team.facts.photoId,
      colours: team.facts.colours,
      gameTypeId: team.facts.gameTypeIds[0],
      isSeen: sight.seesTeam,
      plan: team.plan,
      listsMembers: sight.listsMembers,
    },
    ...(adjustMinor !== undefined && { adjustMinor }),
    ...(group && { group }),
    spots: spots.map(toSpots),
    squads: seen.map(({ squad, roster, leads }) =>
      toSquad(squad, { names, roster, seesCode: leads || sight.isOrganiser }),
    ),
    sessions: [...sessions],
  };
}
