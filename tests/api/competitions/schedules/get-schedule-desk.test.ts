import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aSeason, noSeason, schedulesApi } from '#tests/support/competitions/schedules/world.ts';

it('shows an empty desk to who runs the season, and nothing to anybody else', async () => {
  const { seasonId, boss, squads } = await aSeason();
  const desk = await boss.getScheduleDesk({ seasonId });
  expect(desk).toMatchObject({ version: 0, label: 'Spring League', timeZone: 'America/Chicago' });
  expect([desk.draft, desk.plan, desk.squads.length]).toEqual([undefined, undefined, 4]);
  for (const { people } of desk.squads) expect(people).toBeGreaterThan(0);
  await expect(boss.getScheduleDesk({ seasonId: noSeason })).rejects.toMatchObject({ code: 'season.notFound' });
  for (const person of [squads[0]!.captain, await aPerson()]) {
    const theirs = schedulesApi.signedInAs(person);
    await expect(theirs.getScheduleDesk({ seasonId })).rejects.toMatchObject({ code: 'access.denied' });
  }
});
