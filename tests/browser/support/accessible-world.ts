import { platformAdmin } from '#infra/local/seeds/people.ts';
import { games } from '#shared/competitions/games/contract.ts';
import { playoffs } from '#shared/competitions/playoffs/contract.ts';
import { seasonsContract } from '#shared/competitions/seasons/contract.ts';
import { tournamentsContract } from '#shared/competitions/tournaments/contract.ts';
import { tournamentDesk } from '#shared/competitions/tournaments/desk-contract.ts';
import { following } from '#shared/events/following/contract.ts';
import { teamMoney } from '#shared/payments/invoices/team-money.ts';
import { family } from '#shared/people/family/contract.ts';
import { teams } from '#shared/teams/contract.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { anEvent } from './event.ts';
import { eventually } from './mail.ts';
import { aDemoPerson, aPerson, type Person } from './person.ts';
import { aPlace } from './place.ts';

/** What every page has to show something of. */
export type AccessibleWorld = Awaited<ReturnType<typeof anAccessibleWorld>>;

const cityPlaceId = 'us-4671654';

/**
 * One host with an event, a draw, a place, a community with a season, a game with its playoff, a tournament, an
 * organization and a child.
 */
export async function anAccessibleWorld(origin: string) {
  const host = await aPerson(origin);
  const me = await host.api.accounts.getMe({});
  const eventId = await anEvent(host, { capacity: 2, title: 'Accessible kickball with a title that takes two lines' });
  const drawnId = await anEvent(host, { capacity: 2, waitlistMode: 'lottery', title: 'Kickball by lot' });
  for (const person of [host, await aPerson(origin), await aPerson(origin)])
    await person.api.events.joinEvent({ eventId });
  const { placeId } = await aPlace(origin, host);
  const kim = { firstName: 'Kim', lastName: 'Carter', phoneNumber: '+15551234567', relation: 'child' } as const;
  const community = { name: 'Dawn Hoops', kind: 'community' as const, gameTypeIds: ['basketball'], cityPlaceId };
  const { teamId } = await host.calls(teams).createTeam(community);
  const { dependantId } = await host.calls(family).addDependant({ ...kim, age: 10, collectionConsent: true });
  return {
    host,
    hostId: me.state === 'success' ? me.userId : '',
    eventId,
    /** Of an event whose seats are drawn. */
    drawnId,
    placeId,
    teamId,
    seasonId: await anOpenSeason(host, teamId),
    invoiceId: await anInvoice(host, teamId),
    dependantId,
    ...(await aGameWithPlayoff(host, eventId)),
    finalId: await aFinal(host, eventId),
    ...(await aTournamentOnSheets(host, teamId)),
    ...(await anOrganizationAround(origin, host, teamId)),
  };
}

/** A fee that a community charges its owner. */
async function anInvoice(host: Person, teamId: string): Promise<string> {
  const money = host.calls(teamMoney);
  await money.saveMoneySettings({
    teamId,
    version: 0,
    currency: 'USD',
    prefix: 'HOOPS',
    payee: { name: 'Dawn Hoops' },
    payOutside: [{ way: 'cash' }],
  });
  const fee = {
    name: 'Spring fee',
    amountMinor: 12_000,
    dueOn: [new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)],
  };
  await money.chargeFee({ teamId, ...fee, who: { kind: 'everyone' } });
  const { own } = await money.getTeamMoney({ teamId });
  return own[0]?.invoiceId ?? '';
}

const twentyDollars = { amountMinor: 2000, currency: 'USD' as const };

async function anOpenSeason(host: Person, teamId: string): Promise<string> {
  const seasons = host.calls(seasonsContract);
  const { seasonId } = await seasons.createSeason({
    teamId,
    label: 'Spring 2031',
    startDate: '2028-03-04',
    endDate: '2028-06-03',
    timeZone: 'America/Chicago',
    format: 'league',
    registrationModes: ['individual'],
    prices: { individual: twentyDollars },
    payOutside: [{ way: 'cash' }],
    divisions: [{ name: 'Open' }],
  });
  await seasons.moveSeason({ seasonId, version: 1, to: 'registration_open' });
  return seasonId;
}

/** Four in a round robin, and the playoff that it leads to. */
async function aGameWithPlayoff(host: Person, eventId: string) {
  const mine = host.calls(games);
  const entrants = ['Ants', 'Bees', 'Cats', 'Dogs'].map((name) => ({ kind: 'external' as const, name }));
  const { game } = await mine.createGame({ eventId, name: 'Sunday round robin', format: 'round_robin', entrants });
  const drawn = await mine.drawGame({ gameId: game.gameId, version: game.version });
  const made = await host
    .calls(playoffs)
    .generatePlayoff({ gameId: drawn.game.gameId, configuration: { format: 'single' }, provisional: true });
  if (made.status === 'failed') throw new Error(`No playoff came of it: ${made.error.code}`);
  return { gameId: drawn.game.gameId, scoredId: drawn.matches[0]?.matchId ?? '', playoffId: made.playoff.gameId };
}

/** A playoff of two whose seeds are confirmed: its only match waits for a score. */
async function aFinal(host: Person, eventId: string): Promise<string> {
  const mine = host.calls(games);
  const entrants = ['Elks', 'Foxes'].map((name) => ({ kind: 'external' as const, name }));
  const { game } = await mine.createGame({ eventId, name: 'Monday cup', format: 'round_robin', entrants });
  const { matches } = await mine.drawGame({ gameId: game.gameId, version: game.version });
  const [match] = matches;
  if (!match) throw new Error('The game has no match');
  const at = { gameId: game.gameId, matchId: match.matchId, version: match.version };
  await mine.enterScore({ ...at, entry: { scores: [2, 1] } });
  const made = await host.calls(playoffs).generatePlayoff({
    gameId: game.gameId,
    configuration: { format: 'single' },
  });
  if (made.status === 'failed') throw new Error(`No playoff came of it: ${made.error.code}`);
  const { gameId, version } = made.playoff;
  await host.calls(playoffs).runPlayoff({ gameId, version, command: { type: 'confirm_seeds' } });
  return gameId;
}

/** Three in a category, drawn and with a schedule that is out. */
async function aTournamentOnSheets(host: Person, teamId: string) {
  const [mine, desk] = [host.calls(tournamentsContract), host.calls(tournamentDesk)];
  const { tournamentId, slug, categories } = await mine.createTournament({
    teamId,
    name: 'Summer Open',
    gameTypeId: 'pickleball',
    cityPlaceId,
    startDate: '2028-06-10',
    endDate: '2028-06-11',
    timeZone: 'America/Chicago',
    places: [{ name: 'North Park', courts: ['Court 1'] }],
    categories: [{ name: 'Singles', format: 'round_robin', entryKind: 'single', maxEntries: 4, fee: twentyDollars }],
    payOutside: [{ way: 'cash' }],
  });
  const { categoryId } = categories[0] ?? { categoryId: '' };
  for (const name of ['Ann', 'Bob', 'Cat']) await mine.addEntry({ tournamentId, categoryId, name });
  await mine.moveTournament({ tournamentId, version: 1, to: 'registration' });
  await mine.enterTournament({ tournamentId, categoryId });
  await mine.moveTournament({ tournamentId, version: 2, to: 'draw' });
  await desk.drawCategory({ tournamentId, categoryId });
  await desk.placeTournament({ tournamentId });
  await mine.moveTournament({ tournamentId, version: 3, to: 'scheduled' });
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  return { tournamentSlug: slug, sheetToken: sheets[0]?.token ?? '', match: await nextMatchOf(host) };
}

/** A match is on the calendar of its players moments after the schedule is out. */
const nextMatchOf = (host: Person) =>
  eventually(async () => {
    const { matches: [next] = [] } = await host.calls(following).listMyEvents({ matches: 1 });
    if (!next) throw new Error('The match is not on the calendar yet.');
    return next;
  });

/** One that the host owns, with the host's community, a player with a role, a community that asks and an outside team. */
async function anOrganizationAround(origin: string, host: Person, teamId: string) {
  const admin = await aDemoPerson(origin, platformAdmin);
  const mine = host.calls(organizations);
  const { organizationId, slug } = await admin.calls(organizations).createOrganization({
    name: `Accessible Sports of ${host.displayName}`,
    ownerEmail: host.email,
    gameTypeIds: ['basketball'],
    address: '1 Park Lane',
    contactEmail: 'office@accessible.example',
  });
  await mine.attachTeam({ organizationId, teamId });
  const asker = await aPerson(origin);
  const me = await asker.api.accounts.getMe({});
  const userId = me.state === 'success' ? me.userId : '';
  await mine.setOrganizationRoles({ organizationId, userId, roles: ['scheduler', 'viewer'] });
  const asking = { name: 'Dusk Hoops', kind: 'community' as const, gameTypeIds: ['basketball'], cityPlaceId };
  const other = await asker.calls(teams).createTeam(asking);
  await asker.calls(organizations).offerTeam({ organizationId, teamId: other.teamId });
  await mine.addExternalTeam({ teamId, name: 'Round Rock Hoops', city: 'Round Rock, TX' });
  return { organizationId, organizationSlug: slug, platformAdmin: admin, playerId: userId };
}
