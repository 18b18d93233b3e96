import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { handler as giveSpotsOn } from '#lambdas/competitions/payments/checkout/holds-job.ts';
import { handler as chargeCards } from '#lambdas/payments/orders/charges-job.ts';
import { aPerson } from '../accounts/people.ts';
import { goodCard, settleAll } from '../events/checkout.ts';
import { saveCardFor } from '../events/selling/shared-costs.ts';
import { cloud } from '../product/cloud.ts';
import { product } from '../product/product.ts';
import { runJob } from '../product/run-job.ts';
import { aCardSeason, seasonCheckoutApi } from './season-checkout.ts';
import { aSquad, registers, type SeasonWorld, seasonsApi } from './seasons.ts';

/** A league of $50 a player by card alone, whose free agents are charged once they are placed; with a team. */
export async function anAgentSeason(differences: Parameters<typeof aCardSeason>[0] = {}) {
  const world = await aCardSeason({ chargesWhenPlaced: true, prices: { individual: usd(5000) }, ...differences });
  const { squadId, captain, code } = await aSquad(world);
  return { ...world, squadId, captain, code };
}

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** The order by which a free agent, or their parent, saves a card. */
export const cardOrder = ({ seasonId }: Pick<SeasonWorld, 'seasonId'>, payer: Account, personId = payer.userId) =>
  seasonCheckoutApi.signedInAs(payer).orderSeasonDues({ seasonId, dueIds: [personId] });

/** A free agent with a card on file, and the order that charges it. */
export async function anAgent(world: SeasonWorld, card = goodCard) {
  const agent = await aPerson();
  await registers(world, agent);
  const { orderId } = await cardOrder(world, agent);
  await saveCardFor(orderId, agent, card);
  return { agent, orderId };
}

/** An organizer places a player on a team, up to what follows from it. */
export async function placesOn({ seasonId, owner }: SeasonWorld, { userId }: Account, squadId: string): Promise<void> {
  await seasonsApi.signedInAs(owner).decideRegistration({ seasonId, userId, action: 'place', squadId });
  await charge();
}

/** Charges the cards that are due, up to what follows from it. */
export async function charge(): Promise<void> {
  await settleAll();
  await runJob(chargeCards);
  await settleAll();
}

/** Lets time pass, and what is due then happen. */
export async function afterHours(hours: number): Promise<void> {
  product.clock.forwardMinutes(hours * 60 + 1);
  await settleAll();
  await runJob(giveSpotsOn);
  await charge();
}

/** Everything that the provider took by card of one order, in minor units. */
export const takenFor = (orderId: string): number =>
  cloud.stripe.world.store
    .listAll('payment_intent', 100)
    .filter(({ object }) => object.metadata.orderId === orderId && object.status === 'succeeded')
    .reduce((sum, { object }) => sum + object.amount_received, 0);
