import { registrationEntity } from '#lambdas/competitions/seasons/registration/registration.entity.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { RegistrationAnswers } from '#shared/competitions/seasons/registration.ts';
import { gameDetails, gamesApi } from '../competitions/games.ts';
import { made, playoffsApi } from '../competitions/playoff-api.ts';
import { aMailedPlace, aSeason, changesOf, registers, seasonsApi } from '../competitions/seasons.ts';
import { aScoredLeague, onRoster } from '../competitions/statistics.ts';
import { aCategory, deskApi, moves, tournamentDetails, tournamentsApi } from '../competitions/tournaments.ts';
import { eventsApi } from '../events/events.ts';
import { product } from '../product/product.ts';
import type { Cast } from './cast.ts';

/** A game of the event in which the minors play, report their scores and are officials; with its playoff. */
export async function aGamesWorld({ host, fellow, teen, grown }: Cast, eventId: string) {
  const boss = gamesApi.signedInAs(host);
  await eventsApi.signedInAs(host).joinEvent({ eventId });
  const entrants = [teen, grown, fellow, host].map(({ userId }) => ({ kind: 'person' as const, personIds: [userId] }));
  const { game } = await boss.createGame({
    eventId,
    ...gameDetails({ format: 'round_robin', entrants }),
  });
  const { gameId } = game;
  const { matches } = await boss.drawGame({ gameId, version: 1 });
  const byEntrant = new Map(game.entrants.map(({ entrantId, personIds }) => [entrantId, personIds[0]]));
  const scored = [];
  for (const { matchId, sides } of matches) {
    const people = sides.map(({ entrantId = '' }) => byEntrant.get(entrantId));
    const speaker = [teen, grown, fellow].find(({ userId }) => people.includes(userId)) ?? host;
    await gamesApi.signedInAs(speaker).enterScore({ gameId, matchId, version: 1, entry: { scores: [2, 1] } });
    await boss.enterScore({ gameId, matchId, version: 2, entry: { scores: [3, 1] } }).catch(() => undefined);
    scored.push(matchId);
    const lines = people.flatMap((personId, side) => {
      const entrantId = sides[side]?.entrantId;
      return personId && entrantId ? [{ entrantId, lines: [{ personId, counts: { G: 1 } }] }] : [];
    });
    for (const said of lines) await boss.enterStatistics({ gameId, matchId, version: 0, ...said });
  }
  const { gameId: playoffId } = await made(host, gameId);
  await playoffsApi.signedInAs(host).runPlayoff({ gameId: playoffId, version: 1, command: { type: 'confirm_seeds' } });
  return { gameId, matchIds: scored, playoffId };
}

/** A league with public rosters, with the minors on one of its squads and in its statistics. */
export async function aSeasonsWorld({ host, fellow, guardian, teen, grown, childId }: Cast) {
  const league = await aScoredLeague();
  const { seasonId, divisionId, teamId, owner, home, at } = league;
  const mine = seasonsApi.signedInAs(owner);
  const { season } = await mine.getSeason({ seasonId });
  await mine.changeSeason({ ...changesOf(season), rostersShown: 'everyone' });
  const people = [fellow.userId, teen.userId, grown.userId, childId];
  for (const userId of people) {
    await onRoster(seasonId, home.squadId, userId);
    await registrationEntity(table())
      .put({
        ...{
          seasonId,
          teamId,
          divisionId,
          userId,
          version: 1,
          mode: 'individual' as const,
          status: 'placed' as const,
          answers: RegistrationAnswers.parse({}),
        },
        squadIds: [home.squadId],
        registeredAt: product.clock.now().toISOString(),
        ...(userId === childId && { guardianId: guardian.userId }),
      })
      .go();
  }
  const scorers = [teen.userId, grown.userId];
  const lines = people.map((personId) => ({ personId, counts: { [scorers.includes(personId) ? 'G' : 'A']: 1 } }));
  await gamesApi.signedInAs(owner).enterStatistics({ ...at, entrantId: home.squadId, version: 0, lines });
  return { seasonId, divisionId, seasonOwner: owner, seasonTeamId: teamId, squadId: home.squadId, leagueAt: at, host };
}

/** A tournament with an entry of each, drawn and placed; they look for partners in its doubles. */
export async function aTournamentsWorld({ host, fellow, teen, grown }: Cast, teamId: string) {
  const categories = [aCategory({ maxEntries: 8 }), aCategory({ name: 'Doubles', entryKind: 'pair', maxEntries: 8 })];
  const open = async () => {
    const mine = tournamentsApi.signedInAs(host);
    const tournament = await mine.createTournament({ ...tournamentDetails({ categories }), teamId });
    const { tournamentId } = tournament;
    const [single, pairs] = tournament.categories.map(({ categoryId }) => categoryId);
    const world = { owner: host, teamId, tournament, tournamentId, categoryId: single ?? '' };
    await moves(world, 'registration');
    for (const person of [fellow, teen, grown]) {
      const entering = tournamentsApi.signedInAs(person);
      await entering.enterTournament({ tournamentId, categoryId: world.categoryId });
      await entering.seekPartner({ tournamentId, categoryId: pairs ?? '', isOn: true });
    }
    return { ...world, pairsId: pairs ?? '' };
  };
  const inRegistration = await open();
  const { pairsId, tournamentId: openId } = inRegistration;
  for (const person of [teen, grown])
    await tournamentsApi
      .signedInAs(person)
      .askPartner({ tournamentId: openId, categoryId: pairsId, userId: fellow.userId });
  const invites = [];
  for (const person of [teen, grown])
    invites.push(await tournamentsApi.signedInAs(person).invitePartner({ tournamentId: openId, categoryId: pairsId }));
  const drawn = await open();
  const { tournamentId, categoryId } = drawn;
  const desk = deskApi.signedInAs(host);
  await moves(drawn, 'draw');
  await desk.drawCategory({ tournamentId, categoryId });
  await desk.placeTournament({ tournamentId });
  const { sheets } = await desk.listScoreSheets({ tournamentId });
  await moves(drawn, 'scheduled', 'live');
  await product.drain();
  const view = await desk.getDesk({ tournamentId });
  return {
    openTournamentId: openId,
    tournamentId,
    sheetTokens: sheets.map(({ token }) => token),
    partnerTokens: invites.map(({ token }) => token),
    drawnGames: view.draws.map(({ gameId }) => gameId),
  };
}

/** The links to season places that the teen and the new adult offer to others by email. */
export async function placesOffered({ teen, grown }: Cast) {
  const season = await aSeason();
  const tokens = [];
  for (const person of [teen, grown]) {
    await registers(season, person);
    tokens.push(await aMailedPlace(season, person, { email: `heir-of-${person.userId}@mail.example` }));
  }
  return tokens;
}
