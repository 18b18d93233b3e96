import { randomUUID } from 'node:crypto';
import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/competitions/tournaments/api.ts';
import { handler as deskHandler } from '#lambdas/competitions/tournaments/desk/api.ts';
import { entryListEntity } from '#lambdas/competitions/tournaments/entry-list.entity.ts';
import { idFrom } from '#lambdas/kernel/data/new-id.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import type { Tournament } from '#shared/competitions/tournaments/schemas.ts';
import type { TournamentStatus } from '#shared/competitions/tournaments/words.ts';
import type { Client } from '#shared/contract/client.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Input } from '#shared/contract/operation.ts';
import { austin } from '../accounts/account-row.ts';
import { aPerson } from '../accounts/people.ts';
import { product } from '../product/product.ts';
import { aTeam } from '../teams/teams.ts';

export const tournamentsApi = product.client(tournamentsContract, handler);
export const deskApi = product.client(tournamentDesk, deskHandler);

type Details = Omit<Input<(typeof tournamentsContract)['operations']['createTournament']>, 'teamId'>;
type Category = Details['categories'][number];

/** Two may enter it alone, unless the test says otherwise. */
export const aCategory = (differences: Partial<Category> = {}): Category => ({
  name: 'Singles',
  format: 'round_robin',
  entryKind: 'single',
  maxEntries: 2,
  ...differences,
});

/** A weekend of pickleball in Austin in June of 2031. */
export const tournamentDetails = (differences: Partial<Details> = {}): Details => ({
  name: 'Summer Open',
  gameTypeId: 'pickleball',
  startDate: '2028-06-10',
  endDate: '2028-06-11',
  timeZone: 'America/Chicago',
  cityPlaceId: austin.placeId,
  places: [{ name: 'North Park', courts: ['Court 1', 'Court 2'] }],
  categories: [aCategory()],
  ...differences,
});

export interface TournamentWorld {
  readonly owner: Account;
  readonly teamId: string;
  readonly tournament: Tournament;
  readonly tournamentId: string;
  /** Of its first category. */
  readonly categoryId: string;
}

export async function aDraftTournament(differences: Partial<Details> = {}, team = {}): Promise<TournamentWorld> {
  const { teamId, owner } = await aTeam(team);
  const tournament = await tournamentsApi
    .signedInAs(owner)
    .createTournament({ ...tournamentDetails(differences), teamId });
  const { tournamentId, categories } = tournament;
  return { owner, teamId, tournament, tournamentId, categoryId: categories[0]!.categoryId };
}

/** Sends it on, from where it is as the organiser sees it. */
export async function moves({ owner, tournamentId }: TournamentWorld, ...to: TournamentStatus[]): Promise<Tournament> {
  const mine = tournamentsApi.signedInAs(owner);
  let { tournament } = await mine.getTournament({ tournamentId });
  for (const status of to) {
    tournament = await mine.moveTournament({ tournamentId, version: tournament.version, to: status });
  }
  return tournament;
}

/** The same with its registration open. */
export async function aTournament(differences: Partial<Details> = {}, team = {}): Promise<TournamentWorld> {
  const world = await aDraftTournament(differences, team);
  return { ...world, tournament: await moves(world, 'registration') };
}

/** A player who entered the first category. */
export async function anEntrant({ tournamentId, categoryId }: TournamentWorld, differences: Partial<Account> = {}) {
  const person = await aPerson(differences);
  const { entryId, position } = await tournamentsApi.signedInAs(person).enterTournament({ tournamentId, categoryId });
  return { person, entryId, position };
}

/** Four by name in the first category, drawn: at the desk of its owner. */
export async function aDrawn(differences: Partial<Category> = {}, people = 0) {
  const world = await aTournament({ categories: [aCategory({ maxEntries: 4, ...differences })] });
  const { owner, tournamentId, categoryId } = world;
  const entrants = await Promise.all(Array.from({ length: people }, () => anEntrant(world)));
  for (const name of ['Ann', 'Bob', 'Cat', 'Dan'].slice(people))
    await tournamentsApi.signedInAs(owner).addEntry({ tournamentId, categoryId, name });
  await moves(world, 'draw');
  const desk = deskApi.signedInAs(owner);
  await desk.drawCategory({ tournamentId, categoryId });
  return { ...world, desk, entrants };
}

/** The same on its day, a few minutes before the first match. */
export async function aLive(differences: Partial<Category> = {}, people = 0) {
  const world = await aDrawn(differences, people);
  await world.desk.placeTournament({ tournamentId: world.tournamentId });
  await moves(world, 'scheduled', 'live');
  product.clock.moveTo('2028-06-10T13:50:00Z');
  return world;
}

/** The line of a category with room for no one more, not even to wait, nor to look for a partner. */
export async function fillLine(tournamentId: string, categoryId: string, capacity: number): Promise<void> {
  const many = Array.from({ length: capacity + 256 }, (_, index) => index);
  const entries = many.map((index) => ({
    entryId: idFrom('entry', categoryId, String(index)),
    personIds: [],
    name: `Entry ${index}`,
    isListed: true,
    enteredAt: '2028-01-05T00:00:00.000Z',
  }));
  const seekers = many.map(() => ({ userId: randomUUID(), note: '', isListed: true, askedBy: [] }));
  const rows = entryListEntity(table());
  const { data } = await rows.get({ tournamentId, categoryId }).go();
  const list = { capacity, entries, seekers: [...data!.list.seekers, ...seekers] };
  await rows
    .patch({ tournamentId, categoryId })
    .set({ list, version: data!.version + 1 })
    .go();
}

/** Players who wait for a partner. */
export async function seekIn(
  key: { readonly tournamentId: string; readonly categoryId: string },
  userIds: readonly string[],
): Promise<void> {
  const rows = entryListEntity(table());
  const { data } = await rows.get(key).go();
  const seekers = userIds.map((userId) => ({ userId, note: '', isListed: true, askedBy: [] }));
  const list = { ...data!.list, seekers: [...data!.list.seekers, ...seekers] };
  await rows
    .patch(key)
    .set({ list, version: data!.version + 1 })
    .go();
}

export const noTournament = 'trn_00000000000000000000000000';
export const noCategory = 'tct_00000000000000000000000000';
export const noEntry = 'ten_00000000000000000000000000';

export const codeOf = async (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  );

type Mine = Client<typeof tournamentsContract>;
type Ask = (mine: Mine, at: { tournamentId: string; categoryId: string }, seekerId: string) => Promise<unknown>;

const pairs = (differences: Partial<Category> = {}) =>
  aCategory({ entryKind: 'pair', name: 'Doubles', ...differences });

/** What is said to anyone who comes to a category of pairs in some way that is not for them. */
export async function refusalsOfPairs(ask: Ask): Promise<Readonly<Record<string, string>>> {
  const world = await aTournament({
    categories: [pairs(), pairs({ status: 'closed' }), aCategory(), pairs({ eligibility: { gender: 'women_plus' } })],
  });
  const { tournamentId, tournament } = world;
  const seeker = await aPerson({ gender: 'woman' });
  const mine = tournamentsApi.signedInAs(await aPerson({ gender: 'man' }));
  const [open, closed, single, women] = tournament.categories.map(({ categoryId }) => categoryId);
  const at = (categoryId = '') => codeOf(ask(mine, { tournamentId, categoryId }, seeker.userId));
  return {
    elsewhere: await codeOf(ask(mine, { tournamentId: noTournament, categoryId: open ?? '' }, seeker.userId)),
    unknown: await at(noCategory),
    closed: await at(closed),
    single: await at(single),
    women: await at(women),
  };
}

/** Two who are entered as a pair. */
export async function aPair({ tournamentId }: TournamentWorld, categoryId: string) {
  const [seeker, other] = [await aPerson(), await aPerson()];
  await tournamentsApi.signedInAs(seeker).seekPartner({ tournamentId, categoryId, isOn: true });
  await tournamentsApi.signedInAs(other).askPartner({ tournamentId, categoryId, userId: seeker.userId });
  const asked = { tournamentId, categoryId, userId: other.userId, answer: 'confirm' as const };
  await tournamentsApi.signedInAs(seeker).answerPartner(asked);
  return { seeker, other };
}
