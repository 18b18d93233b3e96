import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { aPerson } from '../../accounts/people.ts';
import { aDraftSeason, aSeason, changesOf, noSeason, seasonDetails, seasonsApi } from '../../competitions/seasons.ts';
import { aDependant, addGuardian } from '../../people/family.ts';
import { type Binding, childOf, oncePerCell, personFor } from '../cell.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';

const as = (person: Account | undefined) => (person ? seasonsApi.signedInAs(person) : seasonsApi.signedOut());

/** The season of each world, made before it is asked about. */
const seasons = new WeakMap<TeamWorld, { seasonId: string; divisionId: string; registeredId: string }>();
const seasonOf = (world: TeamWorld) => {
  const season = seasons.get(world);
  if (!season) throw new Error('The world has no season');
  return season;
};

/** A season of the team with its registration open, and a player who registered. */
async function withSeason(world: TeamWorld): Promise<void> {
  const mine = seasonsApi.signedInAs(world.owner);
  const { seasonId, divisions } = await mine.createSeason({ ...seasonDetails(), teamId: world.teamId });
  const divisionId = divisions[0]?.divisionId ?? '';
  await mine.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  const registeredId = await registered(world, { seasonId, divisionId, mode: 'individual' });
  seasons.set(world, { seasonId, divisionId, registeredId });
}

type Registering = Parameters<ReturnType<typeof seasonsApi.signedInAs>['register']>[0];

/** Who is in the season: the caller where they are `self`, their child where they are a guardian. */
async function registered({ role, person }: TeamWorld, asked: Registering): Promise<string> {
  const dependantId = childOf(person?.userId);
  if (person && dependantId) {
    await seasonsApi.signedInAs(person).registerDependant({ ...asked, mode: 'individual', dependantId });
    return dependantId;
  }
  const player = role === 'self' && person ? person : await aPerson();
  await seasonsApi.signedInAs(player).register(asked);
  return player.userId;
}

export const bindSeason = (
  operations: readonly string[],
  call: (world: TeamWorld, seasonId: string) => Promise<unknown>,
) =>
  bindTeam(
    operations,
    (world, teamId) => call(world, teamId === world.teamId ? seasonOf(world).seasonId : noSeason),
    {},
    withSeason,
  );

async function readAll(world: TeamWorld, seasonId: string) {
  const { person, teamId } = world;
  await seasonsApi.signedOut().listSeasons({ teamId });
  await seasonsApi.signedOut().listOpenSeasons({ teamIds: [teamId] });
  if (person) await as(person).listTeamSeasons({ teamId });
  return person ? as(person).getSeason({ seasonId }) : seasonsApi.signedOut().getPublicSeason({ seasonId });
}
const reads = ['listSeasons', 'listOpenSeasons', 'listTeamSeasons', 'getSeason', 'getPublicSeason'];

/** A child of a player, and a season; a player without a login cannot ask: `self` is a guardian who may not answer for it. */
const registering = oncePerCell(async ({ role }) => {
  const [person, other, { seasonId, divisionId }] = await Promise.all([personFor(role), aPerson(), aSeason()]);
  const guardian = person && role === 'guardian' ? person : other;
  const child = await aDependant(guardian);
  if (person && role === 'self') await addGuardian(child, guardian, person, { rights: ['pickup'] });
  const asked = { seasonId, divisionId, mode: 'individual' as const };
  return async (dependantId = child.dependantId) => {
    await as(person).registerDependant({ ...asked, dependantId });
    return as(person).withdrawDependant({ seasonId, dependantId });
  };
});

const night = {
  label: 'First night',
  kind: 'play_date',
  localStart: '2028-03-07T19:00',
  localEnd: '2028-03-07T21:00',
} as const;

/** Rows of seasons, their groups and sessions, and of who registers. */
export const seasonRows: Readonly<Record<string, Binding>> = {
  'season.list': bindSeason(reads, readAll),
  'session.list': bindSeason(reads, readAll),
  'seasonGroup.list': bindSeason(reads, readAll),
  'season.write': bindSeason(
    ['createSeason', 'changeSeason', 'moveSeason', 'deleteSeason', 'enterSquad', 'planSquads', 'applySquads'],
    async ({ person, teamId, ...world }, seasonId) => {
      const mine = as(person);
      const { season } = await seasonsApi
        .signedInAs(world.owner)
        .getSeason({ seasonId })
        .catch(() => ({ season: undefined }));
      const details = season ? changesOf(season) : { ...seasonDetails(), seasonId, version: 1 };
      await mine.changeSeason(details as never);
      const made = await mine.createSeason({ ...seasonDetails(), teamId });
      const { divisionId } = made.divisions[0] ?? { divisionId: '' };
      await mine.enterSquad({ seasonId: made.seasonId, divisionId, name: 'Comets' });
      await mine.planSquads({ seasonId: made.seasonId, divisionId });
      const empty = { name: 'Others', userIds: [] };
      await mine.applySquads({ seasonId: made.seasonId, divisionId, squads: [empty] });
      await mine.moveSeason({ seasonId: made.seasonId, version: 1, to: 'registration_open' });
      const gone = await mine.createSeason({ ...seasonDetails({ label: 'Gone' }), teamId });
      return mine.deleteSeason({ seasonId: gone.seasonId });
    },
  ),
  'season.write.crossTeam': bindTeam(['changeSeason'], async ({ person }) => {
    const { season } = await aDraftSeason();
    return as(person).changeSeason(changesOf(season) as never);
  }),
  'seasonGroup.write': bindTeam(
    ['createSeasonGroup', 'changeSeasonGroup', 'deleteSeasonGroup'],
    async ({ person }, teamId) => {
      const mine = as(person);
      const { seasonGroupId } = await mine.createSeasonGroup({ teamId, label: 'Adults' });
      await mine.changeSeasonGroup({ teamId, seasonGroupId, version: 1, label: 'Adult' });
      return mine.deleteSeasonGroup({ teamId, seasonGroupId });
    },
  ),
  'session.write': bindSeason(['createSession', 'changeSession', 'deleteSession'], async ({ person }, seasonId) => {
    const mine = as(person);
    const { sessionId } = await mine.createSession({ seasonId, ...night });
    await mine.changeSession({ seasonId, sessionId, version: 1, ...night });
    return mine.deleteSession({ seasonId, sessionId });
  }),
  'season.register': bindTeam(
    [
      'register',
      'withdrawRegistration',
      'changeSquad',
      'addSquadPlayers',
      'setSquadStanding',
      'answerSquadRequest',
      'offerPlace',
      'offerPlaceByMail',
      'readMailedPlace',
      'answerMailedPlace',
      'takeBackPlace',
      'answerPlace',
    ],
    async (world) => {
      const { seasonId, divisionId, registeredId } = seasonOf(world);
      const mine = as(world.person);
      if (world.person?.userId === registeredId) await mine.withdrawRegistration({ seasonId });
      const squad = { name: 'Comets' };
      const { squadIds } = await mine.register({ seasonId, divisionId, mode: 'create_team', squad });
      const [squadId = ''] = squadIds;
      await mine.changeSquad({ seasonId, squadId, version: 1, name: 'Meteors' });
      await mine.addSquadPlayers({ seasonId, squadId, people: [{ name: 'A Friend' }] });
      const asking = await aPerson();
      await seasonsApi.signedInAs(asking).register({ seasonId, divisionId, mode: 'join_team', squadId });
      await mine.answerSquadRequest({ seasonId, squadId, userId: asking.userId, decision: 'decline' });
      await mine.setSquadStanding({ seasonId, squadId, version: 3, to: 'confirmed' });
      return mine.withdrawRegistration({ seasonId });
    },
    {},
    withSeason,
  ),
  'season.registerDependant': {
    operations: ['registerDependant', 'givePlaceToDependant', 'withdrawDependant'],
    ask: async (cell) => (await registering(cell))(),
    askUnknown: async (cell) => (await registering(cell))(`dep_${'0'.repeat(26)}`),
  },
  'season.registrations.list': bindSeason(
    ['listSeasonRegistrations', 'decideRegistration', 'proposeGuardian'],
    async (world, seasonId) => {
      const { registeredId } = seasonOf(world);
      await as(world.person).listSeasonRegistrations({ seasonId });
      // No one’s child is in this season: the player who may ask learns so.
      await as(world.person)
        .proposeGuardian({ seasonId, dependantId: `dep_${'0'.repeat(26)}`, email: 'unknown@people.example' })
        .catch((error: { code?: string }) => {
          if (error.code !== 'registration.notFound') throw error;
        });
      return as(world.person).decideRegistration({ seasonId, userId: registeredId, action: 'suspend' });
    },
  ),
  'season.registration.get': bindTeam(
    ['getRegistration', 'listRegistrationCards'],
    async (world, teamId) => {
      const { seasonId, registeredId } = seasonOf(world);
      const mine = as(world.person);
      await mine.listRegistrationCards({});
      return mine.getRegistration({ seasonId: teamId === world.teamId ? seasonId : noSeason, userId: registeredId });
    },
    {},
    withSeason,
  ),
};
