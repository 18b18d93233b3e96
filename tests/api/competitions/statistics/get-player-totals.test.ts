import { beforeEach, expect, it } from 'vitest';
import { aPerson, aStranger } from '#tests/support/accounts/people.ts';
import { gamesApi } from '#tests/support/competitions/games.ts';
import { changesOf, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { aCupOfLeague, aScoredLeague, registeredFor } from '#tests/support/competitions/statistics.ts';
import { connect } from '#tests/support/people/connections.ts';
import { block, privacyApi } from '#tests/support/people/privacy.ts';
import { cloud } from '#tests/support/product/cloud.ts';

beforeEach(() => cloud.renew());

/** A league whose first match is entered of a player who registered for it. */
async function aPlayedLeague() {
  const league = await aScoredLeague();
  const { at, boss, home } = league;
  await registeredFor(league, home.player, home.squadId);
  const lines = [{ personId: home.player.userId, counts: { G: 2, A: 1 } }];
  await boss.enterStatistics({ ...at, entrantId: home.squadId, version: 0, lines });
  return { ...league, player: home.player };
}

async function showRosters({ owner, seasonId }: Awaited<ReturnType<typeof aPlayedLeague>>) {
  const mine = seasonsApi.signedInAs(owner);
  const { season } = await mine.getSeason({ seasonId });
  await mine.changeSeason({ ...changesOf(season), rostersShown: 'everyone' });
}

const totals = async (viewer: { userId: string }, { userId }: { userId: string }) =>
  (await gamesApi.signedInAs(viewer).getPlayerTotals({ userId })).sports;

it('adds up what one did oneself, by sport, with the season that it comes from', async () => {
  const { player, seasonId } = await aPlayedLeague();
  const figures = { matches: 1, counts: { G: 2, A: 1 } };
  expect(await totals(player, player)).toEqual([
    { gameTypeId: 'soccer', ...figures, seasons: [{ seasonId, label: 'Spring League', ...figures }] },
  ]);
});

it('counts a division and the playoff made from it as one season', async () => {
  const { season, home, say } = await aCupOfLeague();
  await registeredFor(season, home.player, home.squadId);
  const lines = [{ personId: home.player.userId, counts: { G: 1 } }];
  await season.boss.enterStatistics({ ...(await season.ownMatch(home)), lines });
  await say(season.owner, home, 0, lines);
  expect(await totals(home.player, home.player)).toMatchObject([{ matches: 2, counts: { G: 2 }, seasons: [{}] }]);
});

it('tells strangers nothing before the person shares it and the season shows its rosters', async () => {
  const league = await aPlayedLeague();
  const { player } = league;
  const stranger = await aPerson();
  await showRosters(league);
  expect(await totals(stranger, player)).toEqual([]);
  await privacyApi.signedInAs(player).savePrivacy({ publicBadges: true, version: 0 });
  expect(await totals(stranger, player)).toMatchObject([{ counts: { G: 2, A: 1 } }]);
});

it('shows connections no season that does not name the player', async () => {
  const league = await aPlayedLeague();
  const { player, away } = league;
  const friend = await aPerson();
  await connect(friend, player);
  await connect(away.player, player);
  expect(await totals(friend, player)).toEqual([]);
  expect(await totals(away.player, player)).toHaveLength(1);
});

it('has nothing of a player without statistics, and refuses an unknown one', async () => {
  const { away } = await aPlayedLeague();
  expect(await totals(away.player, away.player)).toEqual([]);
  await expect(totals(away.player, aStranger())).rejects.toMatchObject({ code: 'user.notFound' });
});

it('is hidden from people that the player blocks', async () => {
  const { player, away } = await aPlayedLeague();
  await block(player, away.player);
  await expect(totals(away.player, player)).rejects.toMatchObject({ code: 'user.notFound' });
});
