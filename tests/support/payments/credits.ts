import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler } from '#lambdas/payments/credits/api.ts';
import { creditsContract } from '#shared/payments/credits/contract.ts';
import { aPerson } from '../accounts/people.ts';
import { aCardEvent, aSellingHost, checkoutApi, ordersApi, payFor, twelveByCard } from '../events/checkout.ts';
import { eventDetails, eventsApi } from '../events/events.ts';
import { product } from '../product/product.ts';
import { aMember, aTeam } from '../teams/teams.ts';

export const creditsApi = product.client(creditsContract, handler);

/** A community whose owner takes cards, with a member, and its treasury at credits. */
export async function aCreditor() {
  const world = await aTeam({ name: 'U10 Comets' });
  const { teamId, owner } = world;
  const { stripeId } = await aSellingHost(owner);
  const player = await aMember(world);
  const treasury = creditsApi.signedInAs(await aMember(world, ['treasurer']));
  const give = (amountMinor: number, person: Account = player) =>
    treasury.grantCredit({ teamId, personId: person.userId, amountMinor, reason: 'Helped at the gate' });
  return { ...world, stripeId, player, treasury, give, mine: creditsApi.signedInAs(player) };
}

/** The same with an event of the owner that costs $12.00, which is $12.66 with the service fee, and so much credit. */
export async function aCreditedPlayer(amountMinor: number, differences: object = {}) {
  const world = await aCreditor();
  await world.give(amountMinor);
  const details = eventDetails({ ...twelveByCard, ...differences });
  const { eventId } = await eventsApi.signedInAs(world.owner).scheduleEvent(details);
  const balance = async () => (await world.mine.listMyCredits({})).credits[0]?.balanceMinor ?? 0;
  const hold = (said: object = {}) => checkoutApi.signedInAs(world.player).holdSpots({ eventId, ...said });
  return { ...world, eventId, balance, hold, orders: ordersApi.signedInAs(world.player) };
}

/** A host without a community, and a player who paid them. */
export async function aHostAndPayer() {
  const world = await aCardEvent();
  const player = await aPerson();
  const orderId = await payFor(world.eventId, player);
  const given = creditsApi.signedInAs(world.host);
  const give = (amountMinor: number) => given.giveCredit({ orderId, amountMinor, reason: 'Helped at the gate' });
  return { ...world, player, orderId, given, give, mine: creditsApi.signedInAs(player) };
}
