import { expect, it } from 'vitest';
import { product } from '#tests/support/product/product.ts';
import { aDuty } from '#tests/support/teams/duties.ts';
import { noTeam, teamsDue } from '#tests/support/teams/teams.ts';

it('takes a duty away, of which no one is reminded then', async () => {
  const { boss, one, key, who, shown } = await aDuty();
  await one.answerDuty({ ...key, answer: 'take' });
  await expect(one.removeDuty(key)).rejects.toMatchObject({ code: 'access.denied' });
  await expect(boss.removeDuty({ ...key, teamId: noTeam })).rejects.toMatchObject({ code: 'team.notFound' });
  await boss.removeDuty(key);
  await expect(boss.removeDuty(key)).rejects.toMatchObject({ code: 'duty.notFound' });
  expect(await shown()).toBe(undefined);
  product.clock.forwardMinutes(6 * 24 * 60);
  await teamsDue();
  expect(product.mails(who.one.email)).toEqual([]);
});
