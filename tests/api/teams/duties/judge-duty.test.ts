import { expect, it } from 'vitest';
import { product } from '#tests/support/product/product.ts';
import { aDuty, noDuty } from '#tests/support/teams/duties.ts';
import { switchFeatures } from '#tests/support/teams/features.ts';
import { noTeam } from '#tests/support/teams/teams.ts';

it('says of the member who took a duty how it went, once it has begun', async () => {
  const { key, one, boss, who, shown } = await aDuty();
  await one.answerDuty({ ...key, answer: 'take' });
  const done = { ...key, userId: who.one.userId, outcome: 'done' as const };
  await expect(boss.judgeDuty(done)).rejects.toMatchObject({ code: 'duty.notNow' });
  product.clock.forwardMinutes(8 * 24 * 60);
  await boss.judgeDuty(done);
  expect(await shown()).toMatchObject({ status: 'done', holders: [{ outcome: 'done' }] });
  await boss.judgeDuty({ ...done, outcome: 'missed' });
  expect(await shown()).toMatchObject({ status: 'missed' });
  const nobodys = boss.judgeDuty({ ...done, userId: who.other.userId });
  await expect(nobodys).rejects.toMatchObject({ code: 'duty.notYours' });
  await expect(boss.judgeDuty({ ...done, dutyId: noDuty })).rejects.toMatchObject({ code: 'duty.notFound' });
  await expect(boss.judgeDuty({ ...done, teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  await expect(one.judgeDuty(done)).rejects.toMatchObject({ code: 'access.denied' });
});

it('is refused where the community switched duties off', async () => {
  const world = await aDuty();
  await switchFeatures(world, { duties: false });
  await expect(
    world.boss.judgeDuty({ ...world.key, userId: world.owner.userId, outcome: 'done' }),
  ).rejects.toMatchObject({ code: 'team.featureOff' });
});
