import { expect, it } from 'vitest';
import { competitionPaymentsApi } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payDues, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, changesOf, type SeasonWorld, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
const days = (first: number) => ({ startDate: inDays(first), endDate: inDays(first + 60) });

/** A player who paid, in a season that begins so soon, and whose facts change then. */
async function paidBefore(first: object, then: object) {
  const world = await aCardSeason({ ...days(2), ...first });
  const ann = await aRegistered(world);
  const orderId = await payDues(world, ann, [ann.userId]);
  await change(world, then);
  return { ...world, ann, orderId };
}

async function change({ owner, seasonId }: SeasonWorld, differences: object) {
  const organizer = seasonsApi.signedInAs(owner);
  const { season } = await organizer.getSeason({ seasonId });
  await organizer.changeSeason(changesOf(season, differences));
}

const backAfterLeaving = async ({ seasonId, ann, orderId }: Awaited<ReturnType<typeof paidBefore>>) => {
  await seasonsApi.signedInAs(ann).withdrawRegistration({ seasonId });
  await settleAll();
  return ordersApi.signedInAs(ann).getOrder({ orderId });
};

it('gives players who paid earlier the more generous policy of today', async () => {
  const world = await paidBefore({ refundPolicy: 'moderate' }, { refundPolicy: 'flexible' });
  const { orders } = await seasonCheckoutApi.signedInAs(world.ann).getSeasonCheckout({ seasonId: world.seasonId });
  expect(orders[0]?.terms).toEqual({ refundPolicy: 'flexible' });
  expect(await backAfterLeaving(world)).toMatchObject({
    refundedMinor: 5180,
    refunds: [{ trace: { percent: 100, refundPolicy: 'flexible', isBetter: true } }],
  });
});

it('gives them the later start of today', async () => {
  const world = await paidBefore(days(1), days(20));
  expect((await backAfterLeaving(world)).refundedMinor).toBe(5180);
});

it('takes nothing back of what they were shown, by a stricter policy or an earlier start', async () => {
  const stricter = await paidBefore({}, { refundPolicy: 'moderate' });
  expect((await backAfterLeaving(stricter)).refundedMinor).toBe(5180);
  const earlier = await paidBefore(days(20), days(0));
  expect((await backAfterLeaving(earlier)).refundedMinor).toBe(5180);
});

it('shows organizers the same, and refunds by it', async () => {
  const { owner, seasonId, orderId } = await paidBefore({ refundPolicy: 'moderate' }, { refundPolicy: 'flexible' });
  const desk = competitionPaymentsApi.signedInAs(owner);
  const { orders } = await desk.listSeasonDues({ seasonId });
  expect(orders.find((one) => one.orderId === orderId)?.terms.refundPolicy).toBe('flexible');
  expect(await desk.refundSeasonOrder({ seasonId, orderId, isByPolicy: true })).toMatchObject({ refundedMinor: 5180 });
});
