import { expect, it } from 'vitest';
import { pack } from '#lambdas/competitions/schedules/document.ts';
import { aDraft, aPlan, aSeason, noSeason, tryOnceOver } from '#tests/support/competitions/schedules/world.ts';

it('makes a draft of a round robin, with a receipt of how fair it is', async () => {
  const { seasonId, boss, desk } = await aDraft();
  const { matches, unplaced, receipt, difference } = desk.draft!;
  expect([matches.length, unplaced.length, difference.changes.length]).toEqual([6, 0, 6]);
  expect(receipt.homeAwayDifference).toBe(1);
  const again = await boss.makeSchedule({ seasonId, version: 2 });
  expect(again.draft!.matches).toEqual(matches);
});

it('plays one round a week from the first week at the first press, and nothing on a holiday', async () => {
  const { seasonId, divisionId, boss } = await aSeason();
  const plan = aPlan(divisionId);
  await boss.saveSchedulePlan({ seasonId, version: 0, plan });
  const { draft } = await boss.makeSchedule({ seasonId, version: 1 });
  const dayOf = ({ at }: { at?: { localStart: string } | undefined }) => at?.localStart.slice(0, 10) ?? '';
  const days = Map.groupBy(draft!.matches, dayOf);
  expect([...days.keys()].sort()).toEqual(['2027-03-06', '2027-03-13', '2027-03-20']);
  for (const own of days.values()) expect(new Set(own.map(({ round }) => round)).size).toBe(1);
  const holidays = ['2027-03-13'];
  await boss.saveSchedulePlan({ seasonId, version: 2, plan: { ...plan, holidays } });
  const second = await boss.makeSchedule({ seasonId, version: 3 });
  expect([...new Set(second.draft!.matches.map(dayOf))].sort()).toEqual(['2027-03-06', '2027-03-20', '2027-03-27']);
});

it('keeps what is locked when it is made again', async () => {
  const { seasonId, boss, desk } = await aDraft();
  const { key, at } = desk.draft!.matches[3]!;
  await boss.changeDraft({ seasonId, version: 2, changes: [{ do: 'lock', key }] });
  const again = await boss.makeSchedule({ seasonId, version: 3, seed: 77, afresh: true });
  expect(again.draft!.matches.find((match) => match.key === key)).toMatchObject({ at, locked: true });
  expect(again.draft!.matches.filter(({ locked }) => locked)).toHaveLength(1);
});

it('takes a plan and two squads that meet', async () => {
  const { seasonId, divisionId, boss } = await aSeason(1);
  const make = (version: number) => boss.makeSchedule({ seasonId, version });
  await expect(make(0)).rejects.toMatchObject({ code: 'schedule.noPlan' });
  await boss.saveSchedulePlan({ seasonId, version: 0, plan: aPlan(divisionId) });
  await expect(make(1)).rejects.toMatchObject({ code: 'schedule.nobodyMeets' });
  await expect(make(0)).rejects.toMatchObject({ code: 'record.changed' });
  await expect(boss.makeSchedule({ seasonId: noSeason, version: 0 })).rejects.toMatchObject({
    code: 'season.notFound',
  });
});

it('keeps no version that is larger than a row holds', () => {
  const matches = Array.from({ length: 40_000 }, () => ({ key: crypto.randomUUID() }) as never);
  const much = { matches, unplaced: [], unmet: [], cost: 0 };
  expect(() => pack(much)).toThrow(expect.objectContaining({ code: 'schedule.tooLarge' }));
});

it('is refused once the season is over', async () => {
  const refused = await tryOnceOver(({ seasonId, boss }) => boss.makeSchedule({ seasonId, version: 0 }));
  expect(refused).toBe('season.notEditable');
});
