import { expect, it } from 'vitest';
import { aPerson } from '#tests/support/accounts/people.ts';
import {
  afterHours,
  anAgent,
  anAgentSeason,
  cardOrder,
  charge,
  placesOn,
  takenFor,
} from '#tests/support/competitions/free-agents.ts';
import { competitionPaymentsApi, usd } from '#tests/support/competitions/payments.ts';
import { seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import { registers, type SeasonWorld, seasonsApi, statusOf } from '#tests/support/competitions/seasons.ts';
import { settleAll } from '#tests/support/events/checkout.ts';
import { orderOf, saveCardFor } from '#tests/support/events/selling/shared-costs.ts';
import { aDependant } from '#tests/support/people/family.ts';
import { product } from '#tests/support/product/product.ts';

const mine = ({ seasonId }: SeasonWorld, person: Parameters<typeof registers>[1]) =>
  seasonsApi.signedInAs(person).getRegistration({ seasonId, userId: person.userId });
const duesOf = async ({ seasonId, owner }: SeasonWorld) =>
  (await competitionPaymentsApi.signedInAs(owner).listSeasonDues({ seasonId })).dues.filter(
    ({ what }) => what !== 'Team fee',
  );
const lastMail = ({ email }: { readonly email: string }) => product.mails(email).at(-1);

it('saves the card of a free agent with the whole price in what they agree to, and charges nothing', async () => {
  const world = await anAgentSeason();
  const agent = await aPerson();
  expect((await registers(world, agent)).status).toBe('pending_payment');
  const { toPay } = await seasonCheckoutApi.signedInAs(agent).getSeasonCheckout({ seasonId: world.seasonId });
  expect(toPay).toMatchObject([{ dueId: agent.userId, restMinor: 5000, savesCard: true }]);
  const order = await cardOrder(world, agent);
  expect(order).toMatchObject({ totalMinor: 5180, pledge: { mostMinor: 5180, hasCard: false, isFinal: false } });
  expect(order.pledge?.consent).toBe(
    'I agree that my card is charged once, when I’m placed on a team: never more than $51.80, with all fees.',
  );
  await saveCardFor(order.orderId, agent);
  expect(await mine(world, agent)).toMatchObject({ status: 'registered', hasCardOnFile: true });
  await afterHours(2);
  expect(await statusOf(world, agent)).toBe('registered');
  expect(takenFor(order.orderId)).toBe(0);
  const what = 'Card saved, charged when placed on a team';
  expect(await duesOf(world)).toMatchObject([{ what, owed: usd(5000), isLater: true }]);
  expect(lastMail(agent)?.text).toContain('nothing is charged yet');
  const { reminded } = await competitionPaymentsApi
    .signedInAs(world.owner)
    .remindSeasonDues({ seasonId: world.seasonId });
  expect(reminded).toBe(1);
  await settleAll();
  expect(lastMail(agent)?.text).toContain('nothing is charged yet');
});

it('charges the card once when an organizer places the player, however often that is heard', async () => {
  const world = await anAgentSeason();
  const { agent, orderId } = await anAgent(world);
  await placesOn(world, agent, world.squadId);
  await charge();
  expect(await orderOf(orderId, agent)).toMatchObject({ status: 'paid', totalMinor: 5180 });
  expect(takenFor(orderId)).toBe(5180);
  expect(await statusOf(world, agent)).toBe('placed');
  expect(await duesOf(world)).toMatchObject([{ owed: usd(5000), byCard: usd(5000) }]);
  await seasonsApi
    .signedInAs(world.owner)
    .decideRegistration({ seasonId: world.seasonId, userId: agent.userId, action: 'unplace' });
  await placesOn(world, agent, world.squadId);
  expect(takenFor(orderId)).toBe(5180);
});

it('charges a player placed by the team maker, and one who joins a team by its code', async () => {
  const world = await anAgentSeason();
  const { seasonId, divisionId, squadId, code, owner } = world;
  const [made, joined] = [await anAgent(world), await anAgent(world)];
  const squads = [{ squadId, name: 'Comets', userIds: [made.agent.userId] }];
  await seasonsApi.signedInAs(owner).applySquads({ seasonId, divisionId, squads });
  await registers(world, joined.agent, { mode: 'join_team', squadCode: code });
  await charge();
  expect([takenFor(made.orderId), takenFor(joined.orderId)]).toEqual([5180, 5180]);
});

it('charges nothing from a player who withdraws before, and forgets the card', async () => {
  const world = await anAgentSeason();
  const { agent, orderId } = await anAgent(world);
  await seasonsApi.signedInAs(agent).withdrawRegistration({ seasonId: world.seasonId });
  await charge();
  const order = await orderOf(orderId, agent);
  expect(order.status).toBe('cancelled');
  expect(order.card).toBeUndefined();
  expect(takenFor(orderId)).toBe(0);
  // A card that is saved late is forgotten as well.
  const late = await aPerson();
  await registers(world, late);
  const { orderId: lateId } = await cardOrder(world, late);
  await seasonsApi.signedInAs(late).withdrawRegistration({ seasonId: world.seasonId });
  await expect(saveCardFor(lateId, late)).resolves.toBeUndefined();
  expect((await orderOf(lateId, late)).status).toBe('cancelled');
});

it('hands a spot on without the card that was saved for it', async () => {
  const world = await anAgentSeason();
  const { agent, orderId } = await anAgent(world);
  const heir = await aPerson();
  await seasonsApi.signedInAs(agent).offerPlace({ seasonId: world.seasonId, toUserId: heir.userId });
  await seasonsApi.signedInAs(heir).answerPlace({ seasonId: world.seasonId, answer: 'accept' });
  await placesOn(world, heir, world.squadId);
  expect((await orderOf(orderId, agent)).status).toBe('cancelled');
  expect(takenFor(orderId)).toBe(0);
  expect(await statusOf(world, heir)).toBe('pending_payment');
});

it('charges each child of a parent by themselves', async () => {
  const world = await anAgentSeason();
  const { seasonId, divisionId } = world;
  const parent = await aPerson();
  const children = [await aDependant(parent), await aDependant(parent)];
  for (const { dependantId } of children)
    await seasonsApi.signedInAs(parent).registerDependant({ seasonId, divisionId, dependantId, mode: 'individual' });
  const [kim, lee] = children.map(({ dependantId }) => dependantId);
  const both = seasonCheckoutApi.signedInAs(parent).orderSeasonDues({ seasonId, dueIds: [kim ?? '', lee ?? ''] });
  await expect(both).rejects.toMatchObject({ code: 'payment.cardAlone' });
  const order = await cardOrder(world, parent, kim);
  expect(order.pledge?.consent).toContain('is placed on a team');
});

it('forgets the cards of free agents once the season is called off', async () => {
  const world = await anAgentSeason();
  const { seasonId, owner } = world;
  const { agent, orderId } = await anAgent(world);
  const { season } = await seasonsApi.signedInAs(owner).getSeason({ seasonId });
  await seasonsApi
    .signedInAs(owner)
    .moveSeason({ seasonId, version: season.version, to: 'cancelled', reason: 'No courts' });
  await settleAll();
  expect((await orderOf(orderId, agent)).status).toBe('cancelled');
  expect(takenFor(orderId)).toBe(0);
});
