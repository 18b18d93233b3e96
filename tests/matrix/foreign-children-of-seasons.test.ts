import { describe, expect, it } from 'vitest';
import { standingsTemplates } from '#shared/competitions/standings/templates.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { aPlayoff, playoffsApi } from '#tests/support/competitions/playoff-api.ts';
import { aMatchToMove, schedulesApi } from '#tests/support/competitions/schedules/world.ts';
import { aDraftSeason, aRegistered, aSeason, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aScoredLeague } from '#tests/support/competitions/statistics.ts';
import { type Family, refusesForeignChild } from '#tests/support/matrix/foreign-child.ts';

const night = {
  label: 'First night',
  kind: 'play_date' as const,
  localStart: '2028-03-07T19:00',
  localEnd: '2028-03-07T21:00',
};
const lead = { version: 0, entrantId: 'unknown', points: 1, reason: 'For the rain' };
const order = { version: 0, order: ['unknown-1', 'unknown-2'], reason: 'By lot' };

async function aDivision(): Promise<Family> {
  const { owner, seasonId, divisionId } = await aSeason();
  return { person: owner, parentId: seasonId, childId: divisionId };
}

describe('an own season with a foreign child', () => {
  it('finds no table of a division of another season', () =>
    refusesForeignChild('standings.divisionNotFound', aDivision, {
      getStandings: (_, seasonId, divisionId) => schedulesApi.signedOut().getStandings({ seasonId, divisionId }),
      getCompetition: (_, seasonId, divisionId) => schedulesApi.signedOut().getCompetition({ seasonId, divisionId }),
      getMyStandings: (person, seasonId, divisionId) =>
        schedulesApi.signedInAs(person).getMyStandings({ seasonId, divisionId }),
      getMyCompetition: (person, seasonId, divisionId) =>
        schedulesApi.signedInAs(person).getMyCompetition({ seasonId, divisionId }),
      getStandingsRules: (person, seasonId, divisionId) =>
        schedulesApi.signedInAs(person).getStandingsRules({ seasonId, divisionId }),
      adjustStandings: (person, seasonId, divisionId) =>
        schedulesApi.signedInAs(person).adjustStandings({ seasonId, divisionId, ...lead }),
      dropAdjustment: (person, seasonId, divisionId) =>
        schedulesApi.signedInAs(person).dropAdjustment({ seasonId, divisionId, version: 0, index: 0 }),
      orderByHand: (person, seasonId, divisionId) =>
        schedulesApi.signedInAs(person).orderByHand({ seasonId, divisionId, ...order }),
      drawLots: (person, seasonId, divisionId) =>
        schedulesApi.signedInAs(person).drawLots({ seasonId, divisionId, version: 0 }),
      saveRuleset: (person, seasonId, divisionId) =>
        schedulesApi
          .signedInAs(person)
          .saveRuleset({ seasonId, divisionId, version: 0, ruleset: standingsTemplates.soccer, places: 0 }),
    }));

  it('lists no leaders of a division of another season', async () => {
    const [own, foreign] = [await aSeason(), await aScoredLeague()];
    const lines = [{ personId: foreign.home.player.userId, counts: { G: 2 } }];
    await foreign.boss.enterStatistics({ ...foreign.at, entrantId: foreign.home.squadId, version: 0, lines });
    const { divisionId } = foreign;
    const leadersIn = async ({ owner, seasonId }: { owner: Family['person']; seasonId: string }) =>
      (await gamesApi.signedInAs(owner).listMySeasonLeaders({ seasonId, divisionId })).leaders.length;
    expect([await leadersIn(own), await leadersIn(foreign)]).toEqual([0, 1]);
    const { leaders } = await gamesApi.signedOut().listSeasonLeaders({ seasonId: own.seasonId, divisionId });
    expect(leaders).toEqual([]);
  });

  it('finds no registration for another season', () =>
    refusesForeignChild(
      'registration.notFound',
      async () => {
        const world = await aSeason();
        const { userId } = await aRegistered(world);
        return { person: world.owner, parentId: world.seasonId, childId: userId };
      },
      {
        getRegistration: (person, seasonId, userId) =>
          seasonsApi.signedInAs(person).getRegistration({ seasonId, userId }),
        decideRegistration: (person, seasonId, userId) =>
          seasonsApi.signedInAs(person).decideRegistration({ seasonId, userId, action: 'reject' }),
      },
    ));

  it('finds no dated block of another season', () =>
    refusesForeignChild(
      'session.notFound',
      async () => {
        const { owner, seasonId } = await aDraftSeason();
        const { sessionId } = await seasonsApi.signedInAs(owner).createSession({ seasonId, ...night });
        return { person: owner, parentId: seasonId, childId: sessionId };
      },
      {
        changeSession: (person, seasonId, sessionId) =>
          seasonsApi.signedInAs(person).changeSession({ seasonId, sessionId, version: 1, ...night }),
        deleteSession: (person, seasonId, sessionId) =>
          seasonsApi.signedInAs(person).deleteSession({ seasonId, sessionId }),
      },
    ));

  it('finds no change that was asked for in another season', () =>
    refusesForeignChild(
      'schedule.requestNotFound',
      async () => {
        const { owner, seasonId, match, times, home } = await aMatchToMove();
        const options = times.slice(0, 1);
        const asked = await home.askForChange({ seasonId, key: match.key, options, reason: 'Rain' });
        return { person: owner, parentId: seasonId, childId: asked.requestId };
      },
      {
        decideChangeRequest: (person, seasonId, requestId) =>
          schedulesApi.signedInAs(person).decideChangeRequest({ seasonId, requestId, version: 1, decision: 'refuse' }),
      },
    ));
});

it('finds no group of seasons of another community', () =>
  refusesForeignChild(
    'seasonGroup.notFound',
    async () => {
      const { owner, teamId } = await aDraftSeason();
      const group = await seasonsApi.signedInAs(owner).createSeasonGroup({ teamId, label: 'Spring' });
      return { person: owner, parentId: teamId, childId: group.seasonGroupId };
    },
    {
      changeSeasonGroup: (person, teamId, seasonGroupId) =>
        seasonsApi.signedInAs(person).changeSeasonGroup({ teamId, seasonGroupId, version: 1, label: 'Mine' }),
      deleteSeasonGroup: (person, teamId, seasonGroupId) =>
        seasonsApi.signedInAs(person).deleteSeasonGroup({ teamId, seasonGroupId }),
    },
  ));

it('finds no match of a larger playoff in a smaller one', async () => {
  let entrants = 2;
  await refusesForeignChild(
    'game.matchNotFound',
    async () => {
      entrants *= 2;
      const { host, gameId } = await aPlayoff(entrants);
      return { person: host, parentId: gameId, childId: `W1-${entrants / 2}` };
    },
    {
      listPlayoffPlayers: (person, gameId, matchId) =>
        playoffsApi.signedInAs(person).listPlayoffPlayers({ gameId, matchId }),
      enterPlayoffStatistics: (person, gameId, matchId) =>
        playoffsApi.signedInAs(person).enterPlayoffStatistics({
          gameId,
          matchId,
          entrantId: 'unknown',
          version: 0,
          lines: [{ personId: person.userId, counts: { G: 1 } }],
        }),
    },
  );
});
