import { expect, it } from 'vitest';
import { handler as giveSpotsOn } from '#lambdas/competitions/payments/checkout/holds-job.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, inCash, usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payDues, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import {
  aRegistered,
  aSquad,
  registers,
  type SeasonWorld,
  seasonsApi,
  statusOf,
} from '#tests/support/competitions/seasons.ts';
import { goodCard, ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { payWith } from '#tests/support/payments/local-stripe.ts';
import { cloud } from '#tests/support/product/cloud.ts';
import { product } from '#tests/support/product/product.ts';
import { runJob } from '#tests/support/product/run-job.ts';

const oneSpot = { divisions: [{ name: 'Open', capacity: { players: 1 } }] };
const later = async (minutes: number) => {
  await product.drain();
  product.clock.forwardMinutes(minutes);
  await settleAll();
  await runJob(giveSpotsOn);
  await settleAll();
};
const mine = (world: SeasonWorld, person: Parameters<typeof registers>[1]) =>
  seasonsApi.signedInAs(person).getRegistration({ seasonId: world.seasonId, userId: person.userId });

it('holds a spot for half an hour, counts it as taken, and makes it theirs once it is paid', async () => {
  const world = await aCardSeason(oneSpot);
  const { seasonId, owner } = world;
  const ann = await aPerson();
  const made = await registers(world, ann);
  expect(made.status).toBe('pending_payment');
  expect(Date.parse(made.payBy ?? '') - Date.parse(made.registeredAt)).toBe(30 * 60_000);
  const { spots } = await seasonsApi.signedInAs(ann).getSeason({ seasonId });
  expect(spots.find(({ kind }) => kind === 'players')).toMatchObject({ taken: 1, left: 0 });
  const { registrations } = await seasonsApi.signedInAs(owner).listSeasonRegistrations({ seasonId });
  expect(registrations.map(({ status }) => status)).toEqual(['pending_payment']);
  const { dues } = await competitionPaymentsApi.signedInAs(owner).listSeasonDues({ seasonId });
  expect(dues).toMatchObject([{ dueId: ann.userId, owed: usd(5000) }]);
  await payDues(world, ann, [ann.userId]);
  const paid = await mine(world, ann);
  expect(paid.status).toBe('registered');
  expect(paid.payBy).toBeUndefined();
  await later(40);
  expect(await statusOf(world, ann)).toBe('registered');
});

it('gives a spot on that is not paid in time, to the first in line, who has a day to pay', async () => {
  const world = await aCardSeason(oneSpot);
  const { seasonId } = world;
  const [ann, bob] = [await aRegistered(world), await aRegistered(world)];
  expect(await statusOf(world, bob)).toBe('waitlisted');
  await later(31);
  expect(await statusOf(world, ann)).toBe('withdrawn');
  expect(product.mails(ann.email).at(-1)?.text).toContain('wasn’t paid in time');
  const heir = await mine(world, bob);
  expect(heir.status).toBe('pending_payment');
  expect(Date.parse(heir.payBy ?? '')).toBeGreaterThan(product.clock.now().getTime() + 23 * 60 * 60_000);
  expect(product.mails(bob.email).at(-1)?.subject).toContain('Pay by');
  await payDues(world, bob, [bob.userId]);
  expect(await statusOf(world, bob)).toBe('registered');
  await expect(
    seasonCheckoutApi.signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] }),
  ).rejects.toMatchObject({ code: 'payment.notDue' });
});

it('waits for a payment that the provider has not told of, and lets no order outlive the hold', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const ann = await aPerson();
  const { payBy } = await registers(world, ann);
  await product.drain();
  product.clock.forwardMinutes(25);
  const order = await seasonCheckoutApi.signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  expect(order.expiresAt).toBe(payBy);
  const { url } = await ordersApi.signedInAs(ann).startCheckout({ orderId: order.orderId });
  payWith(cloud.stripe, url, goodCard);
  product.clock.forwardMinutes(6);
  await runJob(giveSpotsOn);
  expect(await statusOf(world, ann)).toBe('pending_payment');
  await settleAll();
  expect(await statusOf(world, ann)).toBe('registered');
});

it('keeps the spot of a player whose organizer marks it paid, or offers another way to pay', async () => {
  const world = await aCardSeason();
  const { seasonId, owner } = world;
  const [ann, bob] = [await aRegistered(world), await aRegistered(world)];
  await competitionPaymentsApi.signedInAs(owner).markSeasonDue({ seasonId, dueId: ann.userId, ...inCash(5000) });
  expect(await statusOf(world, ann)).toBe('registered');
  const { season } = await seasonsApi.signedInAs(owner).getSeason({ seasonId });
  const { teamId: _, status: __, createdAt: ___, updatedAt: ____, ...facts } = season;
  await seasonsApi.signedInAs(owner).changeSeason({ ...facts, payOutside: [{ way: 'cash' }] });
  await later(31);
  expect(await statusOf(world, bob)).toBe('registered');
});

it('lets organizers withdraw a held spot, and not place it, suspend it or hand it on', async () => {
  const world = await aCardSeason({ prices: { individual: usd(5000) } });
  const { seasonId, owner } = world;
  const { squadId } = await aSquad(world);
  const ann = await aRegistered(world);
  const decide = (action: 'place' | 'suspend' | 'withdraw') =>
    seasonsApi.signedInAs(owner).decideRegistration({ seasonId, userId: ann.userId, action, squadId });
  await expect(decide('place')).rejects.toMatchObject({ code: 'registration.notNow' });
  await expect(decide('suspend')).rejects.toMatchObject({ code: 'registration.notNow' });
  const offer = seasonsApi.signedInAs(ann).offerPlace({ seasonId, toUserId: owner.userId });
  await expect(offer).rejects.toMatchObject({ code: 'registration.notNow' });
  expect((await decide('withdraw')).status).toBe('withdrawn');
});

it('holds a place in a team for a player who comes by its code or is let in by its captain', async () => {
  const world = await aCardSeason({ prices: { join_team: usd(4000) } });
  const { seasonId } = world;
  const { captain, squadId, code } = await aSquad(world);
  const [ann, bob] = [await aPerson(), await aPerson()];
  const joined = await registers(world, ann, { mode: 'join_team', squadCode: code });
  expect(joined).toMatchObject({ status: 'pending_payment', squadIds: [squadId] });
  expect((await registers(world, bob, { mode: 'join_team', squadId })).status).toBe('started');
  const answer = { seasonId, squadId, userId: bob.userId, decision: 'accept' as const };
  await seasonsApi.signedInAs(captain).answerSquadRequest(answer);
  expect(await statusOf(world, bob)).toBe('pending_payment');
  await payDues(world, bob, [bob.userId]);
  expect(await statusOf(world, bob)).toBe('placed');
  await later(31);
  const { squads } = await seasonsApi.signedInAs(captain).getSeason({ seasonId });
  expect(squads[0]?.playerCount).toBe(2);
});
