import { randomUUID } from 'node:crypto';
import { aPerson } from '../../accounts/people.ts';
import {
  aCategory,
  deskApi,
  noCategory,
  noTournament,
  seekIn,
  tournamentDetails,
  tournamentsApi,
} from '../../competitions/tournaments.ts';
import type { Binding } from '../cell.ts';
import { bindTeam, type TeamWorld } from '../teams/team-world.ts';

interface Made {
  readonly tournamentId: string;
  /** Entered alone. */
  readonly categoryId: string;
  /** Entered in pairs, and by no one yet. */
  readonly pairsId: string;
  readonly entryId: string;
}
const made = new WeakMap<TeamWorld, Made>();
const nowhere = { tournamentId: noTournament, categoryId: noCategory, pairsId: noCategory, entryId: '' };

const as = ({ person }: TeamWorld) => (person ? tournamentsApi.signedInAs(person) : tournamentsApi.signedOut());
const deskOf = ({ person }: TeamWorld) => (person ? deskApi.signedInAs(person) : deskApi.signedOut());
const madeIn = (world: TeamWorld): Made => made.get(world) ?? nowhere;

const twoWhoWait: [string, string] = [randomUUID(), randomUUID()];
const categories = [aCategory({ maxEntries: 8 }), aCategory({ name: 'Doubles', entryKind: 'pair' })];

/** A tournament of the team with its registration open and two entered by name; the caller as well where they are `self`. */
async function withTournament(world: TeamWorld): Promise<void> {
  const mine = tournamentsApi.signedInAs(world.owner);
  const tournament = await mine.createTournament({ ...tournamentDetails({ categories }), teamId: world.teamId });
  const { tournamentId } = tournament;
  const [categoryId = '', pairsId = ''] = tournament.categories.map((category) => category.categoryId);
  await mine.moveTournament({ tournamentId, version: 1, to: 'registration' });
  const at = { tournamentId, categoryId };
  const { entryId } = await mine.addEntry({ ...at, name: 'Ants' });
  await mine.addEntry({ ...at, name: 'Bees' });
  if (world.role === 'self') await as(world).enterTournament(at);
  await seekIn({ tournamentId, categoryId: pairsId }, twoWhoWait);
  made.set(world, { tournamentId, categoryId, pairsId, entryId });
}

/** The same with its matches to be made. */
async function withDraw(world: TeamWorld): Promise<void> {
  await withTournament(world);
  const { tournamentId } = madeIn(world);
  await tournamentsApi.signedInAs(world.owner).moveTournament({ tournamentId, version: 2, to: 'draw' });
}

const bindTournament = (
  operations: readonly string[],
  call: (world: TeamWorld, at: Made, teamId: string) => Promise<unknown>,
  prepare = withTournament,
): Binding =>
  bindTeam(
    operations,
    (world, teamId) => call(world, teamId === world.teamId ? madeIn(world) : nowhere, teamId),
    {},
    prepare,
  );

/** Rows of tournaments, of who enters them, and of their desks. */
export const tournamentRows: Readonly<Record<string, Binding>> = {
  'tournament.read': bindTournament(
    ['listTournaments', 'getPublicTournament', 'getTournamentBoard', 'getTournament', 'listTeamTournaments'],
    async (world, { tournamentId }, teamId) => {
      const visitor = tournamentsApi.signedOut();
      await visitor.listTournaments({ from: '2028-06-04' });
      await visitor.getTournamentBoard({ tournamentId });
      if (!world.person) return visitor.getPublicTournament({ tournamentId });
      await as(world).listTeamTournaments({ teamId });
      return as(world).getTournament({ tournamentId });
    },
  ),
  'tournament.create': bindTeam(['createTournament'], (world, teamId) =>
    as(world).createTournament({ ...tournamentDetails(), teamId }),
  ),
  'tournament.change': bindTournament(
    ['changeTournament', 'moveTournament'],
    async (world, { tournamentId, categoryId }) => {
      const kept = { ...aCategory({ maxEntries: 9 }), categoryId };
      const details = tournamentDetails({ categories: [kept] });
      const { version } = await as(world).changeTournament({ ...details, tournamentId, version: 2 });
      return as(world).moveTournament({ tournamentId, version, to: 'draw' });
    },
  ),
  'tournament.entries.write': bindTournament(
    ['addEntry', 'addEntries', 'pairPlayers', 'removeEntry', 'seedEntries'],
    async (world, { tournamentId, categoryId, pairsId, entryId: first }) => {
      const at = { tournamentId, categoryId };
      await as(world).pairPlayers({ tournamentId, categoryId: pairsId, userIds: twoWhoWait });
      const { entryId } = await as(world).addEntry({ ...at, name: 'Crows' });
      await as(world).addEntries({ ...at, entries: [{ name: 'Doves' }] });
      await as(world).seedEntries({ ...at, entryIds: [entryId] });
      return as(world).removeEntry({ ...at, entryId: first });
    },
  ),
  'tournament.enter': bindTournament(
    [
      'enterTournament',
      'seekPartner',
      'askPartner',
      'answerPartner',
      'invitePartner',
      'getPartnerInvite',
      'joinPartner',
    ],
    async (world, { tournamentId, categoryId, pairsId }) => {
      const mine = as(world);
      const inPairs = { tournamentId, categoryId: pairsId };
      await mine.seekPartner({ ...inPairs, isOn: true });
      const other = await aPerson();
      const others = tournamentsApi.signedInAs(other);
      await others.askPartner({ ...inPairs, userId: world.person?.userId ?? '' });
      await mine.answerPartner({ ...inPairs, userId: other.userId, answer: 'decline' });
      await mine.invitePartner(inPairs);
      await others.seekPartner({ ...inPairs, isOn: true });
      const { token } = await tournamentsApi.signedInAs(await aPerson()).invitePartner(inPairs);
      await mine.getPartnerInvite({ token });
      await mine.askPartner({ ...inPairs, userId: other.userId });
      await mine.joinPartner({ token });
      return world.role === 'self' ? undefined : mine.enterTournament({ tournamentId, categoryId });
    },
  ),
  // The player who entered nothing is told the same of a category with entries of others as of one without any.
  'tournament.withdraw': bindTeam(
    ['withdrawEntry'],
    (world, teamId) => {
      const { tournamentId, categoryId, pairsId } = madeIn(world);
      return as(world).withdrawEntry({ tournamentId, categoryId: teamId === world.teamId ? categoryId : pairsId });
    },
    {},
    withTournament,
  ),
  'tournament.desk.run': bindTournament(
    ['listScoreSheets', 'drawCategory', 'addLateEntry', 'placeTournament', 'runDesk'],
    async (world, { tournamentId, categoryId }) => {
      const desk = deskOf(world);
      await desk.listScoreSheets({ tournamentId });
      await desk.drawCategory({ tournamentId, categoryId });
      const { late } = await desk.getDesk({ tournamentId });
      const way = late.find((one) => one.categoryId === categoryId)?.way ?? 'none';
      if (way !== 'none') await desk.addLateEntry({ tournamentId, categoryId, name: 'Late', way });
      await desk.placeTournament({ tournamentId });
      return desk.runDesk({ tournamentId, command: { type: 'announce', words: 'Bring water' } });
    },
    withDraw,
  ),
  'tournament.desk.checkIn': bindTournament(['getDesk', 'checkInEntry'], async (world, { tournamentId, entryId }) => {
    await deskOf(world).getDesk({ tournamentId });
    return deskOf(world).checkInEntry({ tournamentId, entryId, isHere: false });
  }),
};
