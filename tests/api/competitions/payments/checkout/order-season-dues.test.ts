import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { competitionPaymentsApi, inCash, usd } from '#tests/support/competitions/payments.ts';
import { aCardSeason, payDues, payOrder, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import {
  aRegistered,
  aSeason,
  aSquad,
  changesOf,
  noSeason,
  registers,
  type SeasonWorld,
  seasonsApi,
} from '#tests/support/competitions/seasons.ts';
import { ordersApi, settleAll } from '#tests/support/events/checkout.ts';
import { aDependant, addGuardian } from '#tests/support/people/family.ts';

const { signedInAs } = seasonCheckoutApi;
const organizing = ({ owner }: SeasonWorld) => seasonsApi.signedInAs(owner);
const orderOf = (payer: Parameters<typeof signedInAs>[0], orderId: string) =>
  ordersApi.signedInAs(payer).getOrder({ orderId });

it('takes the whole price with the service fee, and nothing is owed then', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const ann = await aRegistered(world);
  const order = await signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  expect(order).toMatchObject({
    subjectKind: 'season',
    subjectId: seasonId,
    totalMinor: 5180,
    status: 'reserved',
    href: `/seasons/${seasonId}`,
    lines: [{ kind: 'registration', personId: ann.userId, amountMinor: 5000 }],
  });
  await payOrder(ann, order.orderId);
  const [due] = (await competitionPaymentsApi.signedInAs(ann).getMySeasonDues({ seasonId })).dues;
  expect(due).toMatchObject({ owed: usd(5000), byCard: usd(5000) });
  await expect(signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
});

it('leads to the same order again, and gives one up that no one began to pay for another choice', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const ann = await aRegistered(world);
  const { dependantId } = await aDependant(ann);
  await seasonsApi.signedInAs(ann).registerDependant({ ...registering(world), dependantId });
  const first = await signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  const again = await signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId] });
  expect(again.orderId).toBe(first.orderId);
  const both = await signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [ann.userId, dependantId] });
  expect((await orderOf(ann, first.orderId)).status).toBe('cancelled');
  await ordersApi.signedInAs(ann).startCheckout({ orderId: both.orderId });
  await expect(signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [dependantId] })).rejects.toMatchObject({
    code: 'order.paying',
  });
});

it('lets a guardian pay for two children at once, and one of them leave', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const parent = await aPerson();
  const children = [await aDependant(parent), await aDependant(parent, { firstName: 'Zoe' })];
  const dueIds = children.map(({ dependantId }) => dependantId);
  for (const dependantId of dueIds)
    await seasonsApi.signedInAs(parent).registerDependant({ ...registering(world), dependantId });
  const orderId = await payDues(world, parent, dueIds);
  expect((await orderOf(parent, orderId)).totalMinor).toBe(10_330);
  await seasonsApi.signedInAs(parent).withdrawDependant({ seasonId, dependantId: dueIds[0] ?? '' });
  await settleAll();
  expect(await orderOf(parent, orderId)).toMatchObject({ status: 'partially_refunded', refundedMinor: 5165 });
  expect((await signedInAs(parent).getSeasonCheckout({ seasonId })).toPay).toEqual([]);
});

it('lets no guardian pay who may not', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const parent = await aPerson();
  const other = await aPerson();
  const child = await aDependant(parent);
  const { dependantId } = child;
  await addGuardian(child, parent, other, { rights: ['rsvp'] });
  await seasonsApi.signedInAs(parent).registerDependant({ ...registering(world), dependantId });
  await expect(signedInAs(other).orderSeasonDues({ seasonId, dueIds: [dependantId] })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
});

it('takes the fee of a team from its captain, apart from players, and gives it back when the team is out', async () => {
  const world = await aCardSeason();
  const { seasonId } = world;
  const { captain, squadId } = await aSquad(world);
  const { dependantId } = await aDependant(captain);
  await seasonsApi.signedInAs(captain).registerDependant({ ...registering(world), dependantId });
  await expect(signedInAs(captain).orderSeasonDues({ seasonId, dueIds: [squadId, dependantId] })).rejects.toMatchObject(
    { code: 'payment.teamAlone' },
  );
  const orderId = await payDues(world, captain, [squadId]);
  expect(await orderOf(captain, orderId)).toMatchObject({
    totalMinor: 30_930,
    lines: [{ kind: 'team', name: 'Comets' }],
  });
  const { squads } = await organizing(world).getSeason({ seasonId });
  const version = squads.find((one) => one.squadId === squadId)?.version ?? 0;
  await organizing(world).setSquadStanding({ seasonId, squadId, version, to: 'withdrawn' });
  await settleAll();
  expect((await orderOf(captain, orderId)).refundedMinor).toBe(30_930);
});

it('takes no card where the owner of the community has no account, or nothing is said of refunds', async () => {
  const world = await aSeason({ prices: { individual: usd(5000) }, payOutside: [{ way: 'cash' }] });
  const { seasonId, owner } = world;
  const ann = await aRegistered(world);
  const mine = signedInAs(ann);
  await expect(mine.orderSeasonDues({ seasonId, dueIds: [ann.userId] })).rejects.toMatchObject({
    code: 'order.cardsUnavailable',
  });
  await competitionPaymentsApi.signedInAs(owner).markSeasonDue({ seasonId, dueId: ann.userId, ...inCash(5000) });
  await expect(mine.orderSeasonDues({ seasonId, dueIds: [ann.userId] })).rejects.toMatchObject({
    code: 'payment.notDue',
  });
});

it('takes no card for less than a card can pay, and knows nothing of a season that there is not', async () => {
  const world = await aCardSeason();
  const { seasonId, owner, season } = world;
  await seasonsApi
    .signedInAs(owner)
    .changeSeason(changesOf(season, { prices: { individual: usd(20) }, teamFee: undefined }));
  const ann = await aRegistered(world);
  const mine = signedInAs(ann);
  await expect(mine.orderSeasonDues({ seasonId, dueIds: [ann.userId] })).rejects.toMatchObject({
    code: 'order.tooLittle',
  });
  await expect(mine.orderSeasonDues({ seasonId: noSeason, dueIds: [ann.userId] })).rejects.toMatchObject({
    code: 'season.notFound',
  });
});

const registering = ({ seasonId, divisionId }: SeasonWorld) => ({ seasonId, divisionId, mode: 'individual' as const });

it('lets no minor pay: a guardian pays for them', async () => {
  const teen = await aPerson({ birthdate: '2010-05-17' });
  const order = signedInAs(teen).orderSeasonDues({ seasonId: noSeason, dueIds: [teen.userId] });
  await expect(order).rejects.toMatchObject({ code: 'order.adultPays' });
});

it('waits while a teammate pays all that is left of a team fee', async () => {
  const world = await aCardSeason({ prices: {}, teamFee: { ...usd(10_000), splitMode: 'equal' } });
  const { seasonId } = world;
  const { captain, squadId, code } = await aSquad(world);
  const ann = await aPerson();
  await registers(world, ann, { mode: 'join_team', squadCode: code });
  await signedInAs(captain).splitTeamFee({ seasonId, squadId, version: 2 });
  const { toPay } = await signedInAs(ann).getSeasonCheckout({ seasonId });
  await signedInAs(captain).orderSeasonDues({ seasonId, dueIds: [squadId] });
  const order = signedInAs(ann).orderSeasonDues({ seasonId, dueIds: [toPay[0]?.dueId ?? ''] });
  await expect(order).rejects.toMatchObject({ code: 'payment.beingPaid' });
});
