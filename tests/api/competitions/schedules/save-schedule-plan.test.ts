import { expect, it } from 'vitest';
import { aDraft, aPlan, aSeason, noSeason, tryOnceOver } from '#tests/support/competitions/schedules/world.ts';

it('keeps a plan, and refuses one that is not about what it was read as', async () => {
  const { seasonId, divisionId, boss } = await aSeason();
  const plan = aPlan(divisionId);
  const desk = await boss.saveSchedulePlan({ seasonId, version: 0, plan });
  expect(desk).toMatchObject({ version: 1, plan: { from: '2027-03-01', autoApprove: false } });
  await expect(boss.saveSchedulePlan({ seasonId, version: 0, plan })).rejects.toMatchObject({ code: 'record.changed' });
  const elsewhere = boss.saveSchedulePlan({ seasonId: noSeason, version: 0, plan });
  await expect(elsewhere).rejects.toMatchObject({ code: 'season.notFound' });
});

it('names what of a plan cannot be', async () => {
  const { seasonId, divisionId, boss } = await aSeason();
  const backwards = aPlan(divisionId, { until: '2027-02-01' });
  await expect(boss.saveSchedulePlan({ seasonId, version: 0, plan: backwards })).rejects.toMatchObject({
    fields: { 'plan.until': 'The end must be after the start.' },
  });
});

it('looks at a draft by the new plan: what is closed now has no time and says why', async () => {
  const { seasonId, divisionId, boss, desk } = await aDraft();
  const day = desk.draft!.matches[0]!.at!.localStart.slice(0, 10);
  const closures = [{ id: 'fair', from: `${day}T00:00`, until: `${day}T23:00`, reason: 'the fair is in town' }];
  const { draft } = await boss.saveSchedulePlan({ seasonId, version: 2, plan: aPlan(divisionId, { closures }) });
  expect(draft!.unplaced.length).toBeGreaterThan(0);
  expect(draft!.matches.filter(({ at }) => at?.localStart.startsWith(day))).toEqual([]);
});

it('is refused once the season is over', async () => {
  const refused = await tryOnceOver(({ seasonId, divisionId, boss }) =>
    boss.saveSchedulePlan({ seasonId, version: 0, plan: aPlan(divisionId) }),
  );
  expect(refused).toBe('season.notEditable');
});
