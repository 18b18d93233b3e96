import { expect, it } from 'vitest';
import { divisionGameId } from '#lambdas/competitions/games/division-game.ts';
import { createGameReader } from '#lambdas/competitions/games/game-store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aDraft, aPublished, aSeason, noSeason, tryOnceOver } from '#tests/support/competitions/schedules/world.ts';
import { product } from '#tests/support/product/product.ts';

it('publishes a draft: its matches are in the game of the division, and everyone in them gets one notification', async () => {
  const { seasonId, divisionId, boss, squads, schedule } = await aPublished();
  const games = createGameReader(table());
  const game = await games.find(divisionGameId(seasonId, divisionId));
  expect(game).toMatchObject({ seasonId, divisionId, status: 'ready', rounds: 3 });
  const matches = await games.listMatches(game!);
  expect(matches.map(({ matchId }) => matchId).sort()).toEqual(schedule.matches.map(({ matchId }) => matchId).sort());
  expect(matches[0]).toMatchObject({ status: 'published', court: expect.stringMatching(/^North Park, Court/) });
  for (const { player } of squads)
    expect(product.mails(player.email).map(({ subject }) => subject)).toEqual(['The Spring League schedule is out']);
  const again = await boss.publishSchedule({ seasonId, version: 3 });
  expect(again).toMatchObject({ version: 3, published: { number: 1 } });
});

it('sends nothing to teams whose matches stay as they were', async () => {
  const { seasonId, boss, squads, desk } = await aPublished();
  const { key, homeId, awayId } = desk.draft!.matches[0]!;
  const to = { placeId: 'north', courtId: 'c2', localStart: '2027-06-26T12:00' };
  await boss.changeDraft({ seasonId, version: 3, changes: [{ do: 'move', key, to }] });
  await boss.publishSchedule({ seasonId, version: 4 });
  await product.drain();
  for (const { squadId, player } of squads) {
    const told = product.mails(player.email).filter(({ subject }) => subject === 'The Spring League schedule changed');
    expect(told).toHaveLength(squadId === homeId || squadId === awayId ? 1 : 0);
    for (const { text } of told) expect(text).toContain('Sat, Jun 26, 12:00 PM, North Park');
  }
});

it('takes a draft as it was read', async () => {
  const { seasonId, boss } = await aSeason();
  const publish = (of: string, version: number) => boss.publishSchedule({ seasonId: of, version });
  await expect(publish(seasonId, 0)).rejects.toMatchObject({ code: 'schedule.noDraft' });
  await expect(publish(noSeason, 0)).rejects.toMatchObject({ code: 'season.notFound' });
  const made = await aDraft();
  const stale = made.boss.publishSchedule({ seasonId: made.seasonId, version: 1 });
  await expect(stale).rejects.toMatchObject({ code: 'record.changed' });
});

it('is refused once the season is over', async () => {
  const refused = await tryOnceOver(({ seasonId, boss }) => boss.publishSchedule({ seasonId, version: 0 }));
  expect(refused).toBe('season.notEditable');
});
