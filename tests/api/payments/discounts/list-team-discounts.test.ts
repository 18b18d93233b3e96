import { expect, it } from 'vitest';
import { payOrder } from '#tests/support/competitions/season-checkout.ts';
import { aCodedPlayer, teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { aTeam } from '#tests/support/teams/teams.ts';

it('says what each code takes off, how often it was used and the currency of amounts', async () => {
  const { codes, teamId, mine, orderId, player } = await aCodedPlayer({ maxUses: 10 });
  await mine.applyCode({ orderId, code: 'FRIENDS' });
  await payOrder(player, orderId);
  expect(await codes.listTeamDiscounts({ teamId })).toEqual({
    currency: 'USD',
    discounts: [{ code: 'FRIENDS', off: { kind: 'percent', percent: 25 }, maxUses: 10, used: 1 }],
  });
});

it('names no currency where a community is not paid by card, and tells no stranger of it', async () => {
  const { teamId, owner } = await aTeam();
  expect(await teamDiscountsApi.signedInAs(owner).listTeamDiscounts({ teamId })).toEqual({ discounts: [] });
  const none = 'tea_01HZX0000000000000000000ZZ';
  const asked = teamDiscountsApi.signedInAs(owner).listTeamDiscounts({ teamId: none });
  await expect(asked).rejects.toMatchObject({ code: 'team.notFound' });
});
