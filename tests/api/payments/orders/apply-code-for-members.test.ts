import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import { aCardTournament, entryCheckoutApi } from '#tests/support/competitions/entry-checkout.ts';
import { seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { aRegistered, registers, seasonsApi } from '#tests/support/competitions/seasons.ts';
import { anEntrant } from '#tests/support/competitions/tournaments.ts';
import { checkoutApi, ordersApi, twelveByCard } from '#tests/support/events/checkout.ts';
import { eventDetails, eventsApi } from '#tests/support/events/events.ts';
import { aHold } from '#tests/support/events/selling/discounts.ts';
import { aCodedPlayer, aSeasonWithCode, teamDiscountsApi } from '#tests/support/payments/discounts.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { aMember } from '#tests/support/teams/teams.ts';

const code = 'FRIENDS';
const audience = 'members' as const;
const tenth = { kind: 'percent' as const, percent: 10 };

it('takes a code for members from members, and tells others that they are none', async () => {
  const world = await aCodedPlayer({ audience, label: 'Board vote 12' });
  const { orderId, mine, player } = world;
  await expect(mine.applyCode({ orderId, code })).rejects.toMatchObject({ code: 'discount.membersOnly' });
  expect(await mine.getOrder({ orderId })).toMatchObject({ subtotalMinor: 5000 });
  expect(await world.used()).toBe(0);
  await aMember(world, [], player);
  const lowered = await mine.applyCode({ orderId, code });
  expect(lowered).toMatchObject({ subtotalMinor: 3750, code });
  expect(JSON.stringify(lowered)).not.toContain('Board vote');
});

it('shows the label to those who keep the money, and to no payer', async () => {
  const world = await aSeasonWithCode({ audience, label: '  Board vote 12 ' });
  const { teamId, seasonId, codes } = world;
  expect((await codes.listTeamDiscounts({ teamId })).discounts).toMatchObject([{ audience, label: 'Board vote 12' }]);
  const player = await aMember(world, [], await aRegistered(world));
  const shown = await seasonCheckoutApi.signedInAs(player).getSeasonCheckout({ seasonId });
  expect(JSON.stringify(shown)).not.toContain('Board vote');
  await codes.saveTeamDiscount({ teamId, code, off: tenth });
  const [saved] = (await codes.listTeamDiscounts({ teamId })).discounts;
  expect([saved?.audience, saved?.label]).toEqual([undefined, undefined]);
});

it('takes it for a child of a member', async () => {
  const world = await aSeasonWithCode({ audience });
  const { seasonId, divisionId } = world;
  const parent = await aMember(world);
  const { dependantId } = await aDependant(parent);
  await seasonsApi.signedInAs(parent).registerDependant({ seasonId, divisionId, mode: 'individual', dependantId });
  const order = await seasonCheckoutApi.signedInAs(parent).orderSeasonDues({ seasonId, dueIds: [dependantId] });
  const lowered = ordersApi.signedInAs(parent).applyCode({ orderId: order.orderId, code });
  expect(await lowered).toMatchObject({ subtotalMinor: 3750 });
});

it('lowers what members pay without a code, at events, seasons and tournaments', async () => {
  const world = await aSeasonWithCode();
  const { teamId, seasonId, owner, codes } = world;
  const saved = await codes.saveAutomaticDiscount({ teamId, rule: 'member', off: tenth });
  expect(saved).toMatchObject({ code: 'AUTO.MEMBER', rule: 'member', used: 0 });
  const { eventId } = await eventsApi
    .signedInAs(owner)
    .scheduleEvent(eventDetails({ ...twelveByCard, hostingTeam: teamId }));
  const [member, stranger] = [await aMember(world), await aPerson()];
  const quoteFor = (person: typeof member) => checkoutApi.signedInAs(person).getEventQuote({ eventId });
  expect(await quoteFor(member)).toMatchObject({ lowered: { name: 'Member discount' }, members: [member.userId] });
  expect((await quoteFor(stranger)).lowered).toBeUndefined();
  const { order } = await checkoutApi.signedInAs(member).holdSpots({ eventId });
  expect(order).toMatchObject({ subtotalMinor: 1080 });
  expect((await aHold(eventId)).order).toMatchObject({ subtotalMinor: 1200 });
  await registers(world, member);
  const own = seasonCheckoutApi.signedInAs(member);
  expect(await own.getSeasonCheckout({ seasonId })).toMatchObject({ members: [member.userId] });
  expect(await own.orderSeasonDues({ seasonId, dueIds: [member.userId] })).toMatchObject({ subtotalMinor: 4500 });
});

it('is for one tournament where it says so, and for no other', async () => {
  const world = await aCardTournament();
  const other = await aCardTournament();
  const codes = teamDiscountsApi.signedInAs(world.owner);
  const { teamId, tournamentId } = world;
  await codes.saveTeamDiscount({ teamId, code, off: tenth, subjectId: other.tournamentId });
  await codes.saveAutomaticDiscount({ teamId, rule: 'member', off: tenth, subjectId: tournamentId });
  const { person, entryId } = await anEntrant(world);
  await aMember(world, [], person);
  const mine = entryCheckoutApi.signedInAs(person);
  expect(await mine.getEntryCheckout({ tournamentId })).toMatchObject({ members: [person.userId] });
  const order = await mine.orderEntryFee({ tournamentId, entryId });
  expect(order).toMatchObject({ subtotalMinor: 1800 });
  const elsewhere = ordersApi.signedInAs(person).applyCode({ orderId: order.orderId, code });
  await expect(elsewhere).rejects.toMatchObject({ code: 'discount.notFound' });
  await codes.saveTeamDiscount({ teamId, code, off: { ...tenth, percent: 50 }, subjectId: tournamentId });
  const lowered = ordersApi.signedInAs(person).applyCode({ orderId: order.orderId, code });
  expect(await lowered).toMatchObject({ subtotalMinor: 1000 });
});
