import { expect, it } from 'vitest';
import { aCodedPlayer, teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

const code = 'FRIENDS';

it('lets a code work no more; an order that has it keeps its price', async () => {
  const world = await aCodedPlayer();
  const { codes, teamId, mine, orderId } = world;
  await mine.applyCode({ orderId, code });
  await codes.endTeamDiscount({ teamId, code });
  expect(await mine.getOrder({ orderId })).toMatchObject({ subtotalMinor: 3750, code });
  await mine.removeCode({ orderId });
  await expect(mine.applyCode({ orderId, code })).rejects.toMatchObject({ code: 'discount.notFound' });
  expect((await codes.listTeamDiscounts({ teamId })).discounts).toMatchObject([{ endedAt: expect.any(String) }]);
});

it('refuses a code that there is not, and a community that there is not', async () => {
  const { teamId, owner } = await aTeam();
  const codes = teamDiscountsApi.signedInAs(owner);
  await expect(codes.endTeamDiscount({ teamId, code })).rejects.toMatchObject({ code: 'discount.notFound' });
  const none = 'tea_01HZX0000000000000000000ZZ';
  await expect(codes.endTeamDiscount({ teamId: none, code })).rejects.toMatchObject({ code: 'team.notFound' });
});
