import { expect, it } from 'vitest';
import { aDraft, aSeason, noSeason, tryOnceOver } from '#tests/support/competitions/schedules/world.ts';

it('moves what a closure displaces and nothing else, and keeps it as a draft when it is applied', async () => {
  const { seasonId, boss, desk } = await aDraft();
  const { matches } = desk.draft!;
  const { localStart } = matches[0]!.at!;
  const day = localStart.slice(0, 10);
  const closure = { id: 'rain', placeId: 'north', from: `${day}T00:00`, until: `${day}T23:00`, reason: 'rain' };
  const seen = await boss.planRainout({ seasonId, version: 2, closure });
  const onDay = matches.filter(({ at }) => at?.localStart.startsWith(day)).map(({ key }) => key);
  expect([...seen.displaced].sort()).toEqual([...onDay].sort());
  expect(seen.difference.changes.map(({ key }) => key).sort()).toEqual([...onDay].sort());
  expect([seen.unplaced, seen.desk]).toEqual([[], undefined]);
  const { desk: after } = await boss.planRainout({ seasonId, version: 2, closure, apply: true });
  expect(after!.plan!.closures).toEqual([closure]);
  expect(after!.draft!.matches.filter(({ at }) => at?.localStart.startsWith(day))).toEqual([]);
  await expect(boss.planRainout({ seasonId, version: 2, closure })).rejects.toMatchObject({ code: 'record.changed' });
});

it('takes a draft', async () => {
  const { seasonId, boss } = await aSeason();
  const closure = { id: 'rain', from: '2027-03-06T00:00', until: '2027-03-06T23:00', reason: 'rain' };
  const plan = (of: string) => boss.planRainout({ seasonId: of, version: 0, closure });
  await expect(plan(seasonId)).rejects.toMatchObject({ code: 'schedule.noDraft' });
  await expect(plan(noSeason)).rejects.toMatchObject({ code: 'season.notFound' });
});

it('is refused once the season is over', async () => {
  const closure = { id: 'rain', placeId: 'north', from: '2027-03-06T00:00', until: '2027-03-06T23:00', reason: 'rain' };
  const refused = await tryOnceOver(({ seasonId, boss }) => boss.planRainout({ seasonId, version: 0, closure }));
  expect(refused).toBe('season.notEditable');
});
