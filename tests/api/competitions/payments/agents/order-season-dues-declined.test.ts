import { expect, it } from 'vitest';
import {
  afterHours,
  anAgent,
  anAgentSeason,
  cardOrder,
  placesOn,
  takenFor,
} from '#tests/support/competitions/free-agents.ts';
import { payOrder, seasonCheckoutApi } from '#tests/support/competitions/season-checkout.ts';
import {
  aRegistered,
  changesOf,
  type registers,
  type SeasonWorld,
  seasonsApi,
  statusOf,
} from '#tests/support/competitions/seasons.ts';
import { orderOf, saveCardFor } from '#tests/support/events/selling/shared-costs.ts';
import { product } from '#tests/support/product/product.ts';

/** Can be saved, and is declined once it is charged. */
const declinedLater = '4000 0000 0000 0341';

const mine = ({ seasonId }: SeasonWorld, person: Parameters<typeof registers>[1]) =>
  seasonsApi.signedInAs(person).getRegistration({ seasonId, userId: person.userId });
const lastMail = ({ email }: { readonly email: string }) => product.mails(email).at(-1);

it('gives 48 hours to pay with another card where the card is declined', async () => {
  const world = await anAgentSeason();
  const { agent, orderId } = await anAgent(world, declinedLater);
  await placesOn(world, agent, world.squadId);
  const held = await mine(world, agent);
  expect(held).toMatchObject({ status: 'pending_payment', squadIds: [world.squadId] });
  expect(Date.parse(held.payBy ?? '') - product.clock.now().getTime()).toBeGreaterThan(47 * 60 * 60_000);
  const mails = product.mails(agent.email).map(({ subject }) => subject);
  expect(mails.filter((subject) => subject.startsWith('Your card was declined'))).toHaveLength(1);
  expect(mails.filter((subject) => subject.startsWith('Pay by'))).toHaveLength(0);
  expect(lastMail(agent)?.text).toContain(`/seasons/${world.seasonId}`);
  await afterHours(40);
  expect((await mine(world, agent)).squadIds).toEqual([world.squadId]);
  await payOrder(agent, orderId);
  expect(await mine(world, agent)).toMatchObject({ status: 'placed', squadIds: [world.squadId] });
  await afterHours(10);
  expect(await statusOf(world, agent)).toBe('placed');
  expect(takenFor(orderId)).toBe(5180);
});

it('takes the place on the team back after that, and puts the player last', async () => {
  const world = await anAgentSeason();
  const { seasonId, owner, squadId } = world;
  const first = await anAgent(world, declinedLater);
  const second = await anAgent(world);
  await placesOn(world, first.agent, squadId);
  await afterHours(49);
  expect(await mine(world, first.agent)).toMatchObject({ status: 'registered', squadIds: [] });
  expect(lastMail(first.agent)?.subject).toContain('off the team');
  const { registrations } = await seasonsApi.signedInAs(owner).listSeasonRegistrations({ seasonId });
  const agents = registrations.filter(({ mode }) => mode === 'individual').map(({ userId }) => userId);
  expect(agents).toEqual([second.agent.userId, first.agent.userId]);
  expect(await orderOf(first.orderId, first.agent)).toMatchObject({ status: 'expired' });
  expect(takenFor(first.orderId)).toBe(0);
  // They save another card, and are placed again.
  const { toPay } = await seasonCheckoutApi.signedInAs(first.agent).getSeasonCheckout({ seasonId });
  expect(toPay).toMatchObject([{ savesCard: true }]);
  const again = await cardOrder(world, first.agent);
  await saveCardFor(again.orderId, first.agent);
  await placesOn(world, first.agent, squadId);
  expect(takenFor(again.orderId)).toBe(5180);
});

it('gives the spot to the first in line, and the player waits last', async () => {
  const world = await anAgentSeason({ divisions: [{ name: 'Open', capacity: { players: 1 } }] });
  const { agent, orderId } = await anAgent(world, declinedLater);
  const [next, last] = [await aRegistered(world), await aRegistered(world)];
  await placesOn(world, agent, world.squadId);
  await afterHours(49);
  expect(await statusOf(world, next)).toBe('pending_payment');
  expect(lastMail(next)?.subject).toContain('Save a card by');
  expect((await mine(world, last)).position).toBe(1);
  expect(await mine(world, agent)).toMatchObject({ status: 'waitlisted', position: 2 });
  expect(takenFor(orderId)).toBe(0);
});

it('holds the place of a player without a card for 48 hours, and then gives it away', async () => {
  const world = await anAgentSeason({ payOutside: [{ way: 'cash' }] });
  const { seasonId, owner, squadId } = world;
  const agent = await aRegistered(world);
  expect(await statusOf(world, agent)).toBe('registered');
  const { season } = await seasonsApi.signedInAs(owner).getSeason({ seasonId });
  await seasonsApi.signedInAs(owner).changeSeason(changesOf(season, { payOutside: undefined }));
  await placesOn(world, agent, squadId);
  expect(await statusOf(world, agent)).toBe('pending_payment');
  expect(lastMail(agent)?.text).toContain('a place on a team');
  await afterHours(49);
  expect(await statusOf(world, agent)).toBe('withdrawn');
});
