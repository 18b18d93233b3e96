import { aPerson } from '../../accounts/people.ts';
import { aCardEvent, checkoutApi, ordersApi, payFor, twelveByCard } from '../checkout.ts';
import { eventDetails, eventsApi } from '../events.ts';

const price = { amountMinor: 500, currency: 'USD' as const };

/** A slot for $5.00, of which there is one. */
export const racket = { slotId: 'racket', label: 'Racket rental', quantity: 1, price };
/** A slot for $15.00, of which there are two. */
export const lesson = { slotId: 'lesson', label: 'Lesson', quantity: 2, price: { ...price, amountMinor: 1500 } };
const umpire = { slotId: 'umpire', label: 'Umpire', quantity: 1 };
/** Both, and one that costs nothing. */
export const extras = { eventSlotGroup: [{ label: 'Extras', selection: 'up_to:2', slots: [racket, lesson, umpire] }] };

type Player = Awaited<ReturnType<typeof aPerson>>;

/** An event that sells slots, and a player who paid for a spot and nothing else. */
export async function aPlayerIn(differences: object = {}) {
  const sale = await aCardEvent({ ...extras, ...differences });
  const player = await aPerson();
  const spotOrderId = await payFor(sale.eventId, player);
  return { ...sale, player, spotOrderId };
}

/** A player who is in for cash at an event that sells spots and slots by card from then on. */
export async function aCashPlayerIn(birthdate = '1990-01-01') {
  const { eventId, event, host } = await aCardEvent({ payOutside: [{ way: 'cash' as const }] });
  const player = await aPerson({ birthdate });
  await eventsApi.signedInAs(player).joinEvent({ eventId });
  const byCardNow = { ...eventDetails({ ...twelveByCard, ...extras }), eventId, version: event.version };
  await eventsApi.signedInAs(host).changeEvent(byCardNow);
  return { eventId, host, player };
}

/** An order for a slot alone. */
export const holdSlotAs = (player: Player, eventId: string, slotId = 'racket') =>
  checkoutApi.signedInAs(player).holdSlot({ eventId, slotId });

/** Where the provider takes the payment of an order. */
export const pageOf = async (player: Player, orderId: string) =>
  (await ordersApi.signedInAs(player).startCheckout({ orderId })).url;
