import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/competitions/seasons/api.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import type { Season } from '#shared/competitions/seasons/schemas.ts';
import type { Input } from '#shared/contract/operation.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';
import { aTeam } from '../teams/teams.ts';

export const seasonsApi = product.client(seasonsContract, handler);

type Operations = (typeof seasonsContract)['operations'];
type Details = Omit<Input<Operations['createSeason']>, 'teamId'>;
type Registering = Omit<Input<Operations['register']>, 'seasonId' | 'divisionId'>;

/** What a player says of a league in the spring of 2031, unless the test says otherwise. */
export const seasonDetails = (differences: Partial<Details> = {}): Details => ({
  label: 'Spring 2031',
  startDate: '2028-03-04',
  endDate: '2028-06-03',
  timeZone: 'America/Chicago',
  format: 'league',
  registrationModes: ['individual', 'small_group', 'create_team', 'join_team', 'sub_only'],
  divisions: [{ name: 'Open' }],
  ...differences,
});

/** What a season that exists is changed to. */
export function changesOf(season: Season, differences: object = {}) {
  const { teamId: _, status: __, createdAt: ___, updatedAt: ____, cancelReason: _____, ...facts } = season;
  return { ...facts, ...differences };
}

export interface SeasonWorld {
  readonly owner: Account;
  readonly teamId: string;
  readonly season: Season;
  readonly seasonId: string;
  readonly divisionId: string;
}

/** A season as a draft, with its team and the owner of that. */
export async function aDraftSeason(differences: Partial<Details> = {}, team = {}): Promise<SeasonWorld> {
  const { teamId, owner } = await aTeam(team);
  const season = await seasonsApi.signedInAs(owner).createSeason({ ...seasonDetails(differences), teamId });
  return { owner, teamId, season, seasonId: season.seasonId, divisionId: season.divisions[0]!.divisionId };
}

/** The same with its registration open. */
export async function aSeason(differences: Partial<Details> = {}, team = {}): Promise<SeasonWorld> {
  const world = await aDraftSeason(differences, team);
  const { seasonId, owner } = world;
  const season = await seasonsApi.signedInAs(owner).moveSeason({ seasonId, version: 1, to: 'registration_open' });
  return { ...world, season };
}

export const registers = (
  { seasonId, divisionId }: SeasonWorld,
  person: Account,
  how: Registering = { mode: 'individual' },
) => seasonsApi.signedInAs(person).register({ seasonId, divisionId, ...how });

/** A player who registered. */
export async function aRegistered(world: SeasonWorld, how?: Registering): Promise<Account> {
  const person = await aPerson();
  await registers(world, person, how);
  return person;
}

/** The captain of a squad that registered itself, with its id and the code to join it. */
export async function aSquad(world: SeasonWorld, name = 'Comets') {
  const captain = await aPerson();
  const { squadIds } = await registers(world, captain, { mode: 'create_team', squad: { name } });
  const { squads } = await seasonsApi.signedInAs(captain).getSeason({ seasonId: world.seasonId });
  const squad = squads.find(({ squadId }) => squadId === squadIds[0])!;
  return { captain, squadId: squad.squadId, code: squad.code ?? '', squad };
}

/** How a player’s registration stands, by its status. */
export const statusOf = async ({ seasonId }: SeasonWorld, person: Account): Promise<string> =>
  (await seasonsApi.signedInAs(person).getRegistration({ seasonId, userId: person.userId })).status;

export const noSeason = 'ssn_00000000000000000000000000';
export const noSquad = 'sqd_00000000000000000000000000';
export const noGroup = 'sgr_00000000000000000000000000';
export const noSession = 'ses_00000000000000000000000000';

/** The link to a place that a player offers the address of another by mail: its token. */
export async function aMailedPlace({ seasonId }: SeasonWorld, holder: Account, heir: Pick<Account, 'email'>) {
  await seasonsApi.signedInAs(holder).offerPlaceByMail({ seasonId, email: heir.email });
  await product.drain();
  return /season-place\?token=3?D?([\w.=-]+)/.exec(product.mails(heir.email).at(-1)?.text ?? '')?.[1] ?? '';
}
