import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aDuel, gamesApi } from '#tests/support/competitions/games.ts';
import { aSeason, aSquad, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aDuty, dutyDetails } from '#tests/support/teams/duties.ts';
import { rosterApi } from '#tests/support/teams/teams.ts';

type Duel = Awaited<ReturnType<typeof aDuel>>;
type Mine = ReturnType<typeof gamesApi.signedInAs>;

/** Two games of different hosts, each with a score that was entered. */
async function twoGames(): Promise<{ own: Duel; foreign: Duel; mine: Mine }> {
  const [own, foreign] = [await aDuel(), await aDuel()];
  for (const { enter, home } of [own, foreign]) await enter(home, 1, [2, 1]);
  return { own, foreign, mine: gamesApi.signedInAs(own.host) };
}

const lines = [{ personId: randomUUID(), counts: { G: 1 } }];
const inGames: Readonly<Record<string, (mine: Mine, at: Duel['at']) => Promise<unknown>>> = {
  listScoreLog: (mine, at) => mine.listScoreLog(at),
  changeMatch: (mine, at) => mine.changeMatch({ ...at, version: 2, court: 'Court 1' }),
  enterScore: (mine, at) => mine.enterScore({ ...at, version: 2, entry: { scores: [3, 1] } }),
  answerScore: (mine, at) => mine.answerScore({ ...at, version: 2, answer: 'confirm' }),
  answerDuty: (mine, at) => mine.answerDuty({ ...at, version: 2, answer: 'confirm' }),
  listMatchPlayers: (mine, at) => mine.listMatchPlayers(at),
  enterStatistics: (mine, at) => mine.enterStatistics({ ...at, entrantId: 'unknown', version: 0, lines }),
};

/** With a parent of their own in the path, the caller does not find a child of another parent. */
describe('an own parent with a foreign child', () => {
  it.each(Object.keys(inGames))('finds no match of another game in %s', async (id) => {
    const { own, foreign, mine } = await twoGames();
    const ask = (at: Duel['at']) => inGames[id]?.(mine, at).catch(({ code }: { code: string }) => code);
    expect(await ask({ gameId: own.at.gameId, matchId: foreign.at.matchId })).toBe('game.matchNotFound');
    expect(await ask(own.at)).not.toBe('game.matchNotFound');
  });

  it('finds no squad of another season', async () => {
    const [own, foreign] = [await aSeason(), await aSeason()];
    const { squadId } = await aSquad(foreign);
    const { seasonId } = own;
    const mine = seasonsApi.signedInAs(own.owner);
    const at = { seasonId, squadId, version: 1 };
    const missing = { code: 'squad.notFound' };
    await expect(mine.setSquadStanding({ ...at, to: 'disqualified' })).rejects.toMatchObject(missing);
    await expect(mine.changeSquad({ ...at, name: 'Mine', coCaptainIds: [] })).rejects.toMatchObject(missing);
  });

  it('finds no duty of another community', async () => {
    const [own, foreign] = [await aDuty(), await aDuty()];
    const mine = rosterApi.signedInAs(own.owner);
    const at = { teamId: own.teamId, dutyId: foreign.dutyId };
    const missing = { code: 'duty.notFound' };
    await expect(mine.changeDuty({ ...at, version: 1, ...dutyDetails() })).rejects.toMatchObject(missing);
    await expect(mine.answerDuty({ ...at, answer: 'take' })).rejects.toMatchObject(missing);
    await expect(mine.removeDuty(at)).rejects.toMatchObject(missing);
    const { duties } = await rosterApi.signedInAs(foreign.owner).listDuties({ teamId: foreign.teamId });
    expect(duties.map(({ dutyId }) => dutyId)).toContain(foreign.dutyId);
  });
});
