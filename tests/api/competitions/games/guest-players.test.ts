import { expect, it } from 'vitest';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { changesOf, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aScoredLeague } from '#tests/support/competitions/statistics.ts';

/** A league whose first match ended 2 to 1, where so many guests may play in each. */
async function aLeagueWithGuests(guestPlayersPerMatch: number, more: object = {}) {
  const world = await aScoredLeague();
  const mine = seasonsApi.signedInAs(world.owner);
  const { season } = await mine.getSeason({ seasonId: world.seasonId });
  const rosterRules = { ...season.rosterRules, guestPlayersPerMatch };
  await mine.changeSeason({ ...changesOf(season), rosterRules, ...more });
  const captain = gamesApi.signedInAs(world.home.captain);
  const entrantId = world.home.squadId;
  const enter = (version: number, ...personIds: string[]) =>
    captain.enterStatistics({
      ...world.at,
      entrantId,
      version,
      lines: personIds.map((personId) => ({ personId, counts: {}, played: true })),
    });
  return { ...world, captain, enter };
}

it('lets as many guests play as the season does, and no more', async () => {
  const { enter, away, captain, at } = await aLeagueWithGuests(1);
  const [own] = (await captain.listMatchPlayers(at)).sides;
  expect(own).toMatchObject({ guestsAllowed: 1 });
  expect(own?.guests.map(({ personId }) => personId)).toContain(away.player.userId);
  const entered = await enter(0, away.player.userId);
  expect(entered.players.at(-1)).toMatchObject({ personId: away.player.userId, guest: true, played: true });
  await expect(enter(1, away.captain.userId)).rejects.toMatchObject({
    code: 'match.statisticsInvalid',
    fields: { lines: 'At most 1 guest may play in a match.' },
  });
});

it('lets no player play who is on no roster where the season has no guests', async () => {
  const { enter, away } = await aLeagueWithGuests(0);
  await expect(enter(0, away.player.userId)).rejects.toMatchObject({
    fields: { lines: 'A player is not on this team.' },
  });
});

it('names players of other squads to no captain where the organisers alone see rosters', async () => {
  const { enter, away, captain, at, boss } = await aLeagueWithGuests(2, { rostersShown: 'organisers' });
  expect((await captain.listMatchPlayers(at)).sides[0]?.guests).toEqual([]);
  await expect(enter(0, away.player.userId)).rejects.toMatchObject({
    fields: { lines: 'A player is not on this team.' },
  });
  const [first] = (await boss.listMatchPlayers(at)).sides;
  expect(first?.guests.map(({ personId }) => personId)).toContain(away.player.userId);
});
