import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardSeason, payOrder, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, noSeason } from '#tests/support/competitions/seasons.ts';
import { note } from '#tests/support/payments/aid.ts';
import { teamDiscountsApi } from '#tests/support/payments/discounts.ts';

async function anAsker() {
  const world = await aCardSeason();
  const { seasonId, teamId, owner } = world;
  const player = await aRegistered(world);
  const mine = seasonCheckoutApi.signedInAs(player);
  const treasury = teamDiscountsApi.signedInAs(owner);
  const answer = (said: { kind: 'grant'; percent: number } | { kind: 'decline' }) =>
    treasury.answerAidRequest({ teamId, subjectId: seasonId, userId: player.userId, answer: said });
  return { ...world, player, mine, treasury, answer, ask: () => mine.askForSeasonAid({ seasonId, note }) };
}

it('lowers the next order of that player for that season, once', async () => {
  const { seasonId, player, mine, answer, ask, ...world } = await anAsker();
  expect(await ask()).toEqual({ status: 'asked', note });
  await answer({ kind: 'grant', percent: 40 });
  const before = await mine.getSeasonCheckout({ seasonId });
  expect(before.aid).toEqual({ status: 'granted', percent: 40 });
  expect(before.automatic).toMatchObject([{ rule: 'aid', off: { kind: 'percent', percent: 40 }, used: 0 }]);
  const order = await mine.orderSeasonDues({ seasonId, dueIds: [player.userId] });
  expect(order.lines).toMatchObject([{ amountMinor: 3000, automatic: [{ name: 'Financial aid', amountMinor: 2000 }] }]);
  await payOrder(player, order.orderId);
  expect((await mine.getSeasonCheckout({ seasonId })).automatic).toEqual([]);
  const other = await aRegistered({ seasonId, ...world });
  const theirs = await seasonCheckoutApi.signedInAs(other).orderSeasonDues({ seasonId, dueIds: [other.userId] });
  expect(theirs.subtotalMinor).toBe(5000);
});

it('takes no second request once there is an answer', async () => {
  const { answer, ask } = await anAsker();
  await ask();
  await answer({ kind: 'decline' });
  await expect(ask()).rejects.toMatchObject({ code: 'aid.answered' });
});

it('is for adults with something to pay, in a season that is there', async () => {
  const { seasonId, ask, mine } = await anAsker();
  const said = { seasonId, note };
  const stranger = seasonCheckoutApi.signedInAs(await aPerson());
  await expect(stranger.askForSeasonAid(said)).rejects.toMatchObject({ code: 'aid.notHere' });
  expect((await stranger.getSeasonCheckout({ seasonId })).aid).toBe(undefined);
  const minor = seasonCheckoutApi.signedInAs(await aPerson({ birthdate: '2012-05-01' }));
  await expect(minor.askForSeasonAid(said)).rejects.toMatchObject({ code: 'order.adultPays' });
  const nowhere = mine.askForSeasonAid({ seasonId: noSeason, note });
  await expect(nowhere).rejects.toMatchObject({ code: 'season.notFound' });
  expect(await ask()).toMatchObject({ status: 'asked' });
});
