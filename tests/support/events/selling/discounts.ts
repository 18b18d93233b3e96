import type { Sent } from '#shared/contract/operation.ts';
import type { eventDiscounts } from '#shared/events/discounts/contract.ts';
import { aPerson } from '../../accounts/people.ts';
import { aCardEvent, checkoutApi, discountsApi, ordersApi } from '../checkout.ts';

type Said = Partial<Sent<typeof eventDiscounts.operations.saveEventDiscount>>;

/** An event that costs $12 by card with the code FRIENDS, and its host at the codes. */
export async function aCardEventWithCode(said: Said = {}, differences: object = {}) {
  const sold = await aCardEvent(differences);
  const { eventId } = sold;
  const codes = discountsApi.signedInAs(sold.host);
  const off = { kind: 'percent' as const, percent: 25 };
  const code = await codes.saveEventDiscount({ eventId, code: 'FRIENDS', off, ...said });
  return { ...sold, codes, code };
}

/** A player who holds a spot and has not begun to pay, at their orders. */
export async function aHold(eventId: string, guests: readonly { readonly name: string }[] = []) {
  const player = await aPerson();
  const { order } = await checkoutApi.signedInAs(player).holdSpots({ eventId, guests: [...guests] });
  return { player, order, orderId: order.orderId, mine: ordersApi.signedInAs(player) };
}
