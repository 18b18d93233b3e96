import { expect, it } from 'vitest';
import { aPublished, aSeason, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

const moved = { placeId: 'north', courtId: 'c2', localStart: '2027-06-26T12:00' };

it('says what each published version changed, and when it was published', async () => {
  const { seasonId, boss, desk } = await aPublished();
  const { key, homeId, awayId, at } = desk.draft!.matches[0]!;
  await boss.changeDraft({ seasonId, version: 3, changes: [{ do: 'move', key, to: moved }] });
  const { published } = await boss.publishSchedule({ seasonId, version: 4 });
  expect(published!.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect(published!.versions[0]!.publishedAt).toBe(published!.publishedAt);
  const first = await boss.getScheduleVersion({ seasonId, number: 1 });
  expect(first.difference.changes.map(({ change }) => change)).toEqual(Array(first.matches).fill('added'));
  const second = await boss.getScheduleVersion({ seasonId, number: 2 });
  expect(second.matches).toBe(first.matches);
  expect(second.difference.changes).toEqual([{ key, homeId, awayId, change: 'moved', from: at, to: moved }]);
  expect(second.difference.entrantIds).toEqual([homeId, awayId].sort());
});

it('keeps every version as it was when another is published', async () => {
  const { seasonId, boss, desk } = await aPublished();
  const before = await boss.getScheduleVersion({ seasonId, number: 1 });
  await boss.changeDraft({ seasonId, version: 3, changes: [{ do: 'turn', key: desk.draft!.matches[0]!.key }] });
  await boss.publishSchedule({ seasonId, version: 4 });
  expect(await boss.getScheduleVersion({ seasonId, number: 1 })).toEqual(before);
});

it('is for organizers, and knows no version that was never published', async () => {
  const { seasonId, boss, squads } = await aSeason();
  await expect(boss.getScheduleVersion({ seasonId, number: 1 })).rejects.toMatchObject({
    code: 'schedule.versionNotFound',
  });
  await expect(boss.getScheduleVersion({ seasonId, number: 0 })).rejects.toMatchObject({
    fields: { number: expect.any(String) },
  });
  await expect(boss.getScheduleVersion({ seasonId: noSeason, number: 1 })).rejects.toMatchObject({
    code: 'season.notFound',
  });
  const captain = schedulesApi.signedInAs(squads[0]!.captain);
  await expect(captain.getScheduleVersion({ seasonId, number: 1 })).rejects.toMatchObject({ code: 'access.denied' });
});
