import { beforeAll, expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { changesOf, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aScoredLeague, onRoster, registeredFor } from '#tests/support/competitions/statistics.ts';
import {
  aCategory,
  deskApi,
  moves,
  tournamentDetails,
  tournamentsApi,
} from '#tests/support/competitions/tournaments.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { slotsApi } from '#tests/support/events/slots.ts';
import { names } from '#tests/support/minors/cast.ts';
import { openedPages } from '#tests/support/minors/pages.ts';
import { sweep } from '#tests/support/minors/sweep.ts';
import type { MinorsWorld } from '#tests/support/minors/world.ts';
import { aClub } from '#tests/support/places/managers.ts';
import { product } from '#tests/support/product/product.ts';
import { aMember, rosterApi, teamDetails, teamsApi } from '#tests/support/teams/teams.ts';

/** What the public can ask of a community, its season with results, its tournament and its event. */
const operations = [
  ...['getPublicTeam', 'listTeamMembers', 'listTeamEvents', 'listSeasons', 'listOpenSeasons', 'listTeamSeasons'],
  ...['getPublicSeason', 'getSeason', 'getSchedule', 'getPublishedSchedule', 'getMySchedule', 'getStandings'],
  ...['getCompetition', 'getMyStandings', 'getMyCompetition', 'listSeasonLeaders', 'listMySeasonLeaders'],
  ...['listSeasonGames', 'listMySeasonGames', 'getPublicGame', 'getGame', 'listScoreLog', 'listMatchPlayers'],
  ...['getPlayerTotals', 'getFixture', 'listRegistrationCards', 'listTournaments', 'getPublicTournament'],
  ...['getTournamentBoard', 'getTournament', 'listTeamTournaments', 'getDesk', 'listEventGames', 'listGamesOfEvents'],
  ...['getEvent', 'listJoiners', 'listSlots', 'listRoster', 'exportRoster', 'exportJoiners', 'searchTeams'],
];

/** A community for young people with a player of its roster and one who is grown up, in all that it runs. */
async function aWorld(isYouth: boolean) {
  const league = await aScoredLeague();
  const { seasonId, divisionId, teamId, owner, home, at, boss } = league;
  const [mine, seasons] = [teamsApi.signedInAs(owner), seasonsApi.signedInAs(owner)];
  const { version } = (await mine.getTeam({ teamId })).team;
  await mine.changeTeam({ ...teamDetails({ isYouth, rosterVisibility: 'everyone' }), teamId, version });
  const { season } = await seasons.getSeason({ seasonId });
  await seasons.changeSeason({ ...changesOf(season), rostersShown: 'everyone' } as never);
  const child = `${names.child.first} ${names.child.last}`;
  const teen = await aPerson({ displayName: `${names.teen.first} ${names.teen.last}`, birthdate: '2000-01-01' });
  await aMember({ teamId, owner }, [], teen);
  await onRoster(seasonId, home.squadId, teen.userId);
  await registeredFor(league, teen, home.squadId);
  await seasons.addSquadPlayers({ seasonId, squadId: home.squadId, people: [{ name: child }] });
  const [listed] = (await rosterApi.signedInAs(owner).listRoster({ teamId })).people;
  const lines = [listed?.personId ?? '', teen.userId].map((personId) => ({ personId, counts: { G: 1 } }));
  await boss.enterStatistics({ ...at, entrantId: home.squadId, version: 0, lines });
  const tournament = await aYouthTournament({ teamId, owner }, [child, `${names.teen.first} ${names.teen.last}`]);
  const bringList = [{ slotId: 'ball', label: 'A ball', quantity: 1 }];
  const hosted = eventDetails({ hostingTeam: teamId, bringList });
  const { eventId } = await eventsApi.signedInAs(owner).scheduleEvent(hosted);
  await eventsApi.signedInAs(teen).joinEvent({ eventId });
  await slotsApi.signedInAs(teen).takeSlot({ eventId, slotId: 'ball' });
  const { place } = await aClub();
  const [stranger, fellow, adult] = [await aPerson(), await aPerson(), await aPerson()];
  await product.drain();
  return {
    ...{ seasonId, divisionId, teamId, eventId, seasonTeamId: teamId, askedId: teamId, formerId: teamId },
    ...{ leagueAt: at, gameId: at.gameId, matchIds: [at.matchId], playoffId: at.gameId, placeId: place.placeId },
    ...{ stranger, fellow, teen: adult, grown: adult, host: owner, guardian: adult, childId: listed?.personId ?? '' },
    ...{ line: eventId, seriesEventId: eventId, hosted: [eventId], hostOf: {}, organizationId: 'none' },
    ...tournament,
  } as unknown as MinorsWorld;
}

/** A tournament without ages of its own, drawn and on. */
async function aYouthTournament({ teamId, owner }: Parameters<typeof aMember>[0], entries: readonly string[]) {
  const mine = tournamentsApi.signedInAs(owner);
  const categories = [aCategory({ maxEntries: 8 })];
  const tournament = await mine.createTournament({ ...tournamentDetails({ categories }), teamId });
  const { tournamentId } = tournament;
  const categoryId = tournament.categories[0]?.categoryId ?? '';
  const world = { owner, teamId, tournament, tournamentId, categoryId };
  for (const name of entries) await mine.addEntry({ tournamentId, categoryId, name });
  await moves(world, 'registration', 'draw');
  const desk = deskApi.signedInAs(owner);
  await desk.drawCategory({ tournamentId, categoryId });
  await desk.placeTournament({ tournamentId });
  await moves(world, 'scheduled', 'live');
  const { draws } = await desk.getDesk({ tournamentId });
  return { tournamentId, openTournamentId: tournamentId, drawnGames: draws.map(({ gameId }) => gameId) };
}

let world: MinorsWorld;
beforeAll(async () => {
  world = await aWorld(true);
}, 300_000);

it('names no player of a community for young people to visitors and strangers, in no answer', async () => {
  const { leaks } = await sweep(world, { operations, viewers: ['visitor', 'stranger'] });
  expect(leaks).toEqual([]);
});

it('names those who run it their players, and everyone the grown-ups of any other community', async () => {
  const asked = ['getSeason', 'getDesk', 'listMySeasonLeaders', 'listRoster'];
  const { leaks } = await sweep(world, { operations: asked, viewers: ['host'] });
  expect(new Set(leaks.map(({ operation }) => operation))).toEqual(new Set(asked));
  const open = await sweep(await aWorld(false), { operations, viewers: ['stranger'] });
  const shown = ['listTeamMembers', 'getSeason', 'listMySeasonLeaders', 'getTournament', 'listJoiners', 'listSlots'];
  expect([...new Set(open.leaks.map(({ operation }) => operation))]).toEqual(expect.arrayContaining(shown));
});

it('names them on no page, in no feed, embed or image of the server', async () => {
  const pages = await openedPages(world);
  const forbidden = [names.child.first, names.child.last, names.teen.first, names.teen.last];
  expect(pages.filter(({ body }) => forbidden.some((name) => body.includes(name))).map(({ path }) => path)).toEqual([]);
});
