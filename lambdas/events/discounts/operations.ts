import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { type Discounts, shownDiscount } from '#lambdas/payments/ports/discounts/discounts.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { errors } from '#shared/errors.ts';
import type { eventDiscounts } from '#shared/events/discounts/contract.ts';
import { productsOf } from '#shared/events/discounts/products-of.ts';
import { pricesOf } from '#shared/events/payments/prices-of.ts';
import type { EventStore } from '../details/store.ts';
import { type KeepsMoney, keepsMoneyOf } from '../payments/keeps-money-of.ts';

type Operations = (typeof eventDiscounts)['operations'];

export interface DiscountParts extends KeepsMoney {
  readonly events: Pick<EventStore, 'find'>;
  readonly discounts: Pick<Discounts, 'list' | 'saveCode' | 'end'>;
}

export async function listEventDiscounts(
  { eventId }: Parsed<Operations['listEventDiscounts']>,
  { discounts }: DiscountParts,
): Promise<Output<Operations['listEventDiscounts']>> {
  return { discounts: (await discounts.list(eventId)).map(shownDiscount) };
}

/** An amount is in the currency of the event's price. */
export async function saveEventDiscount(
  { eventId, off, ...terms }: Parsed<Operations['saveEventDiscount']>,
  caller: Caller,
  parts: DiscountParts,
): Promise<Output<Operations['saveEventDiscount']>> {
  const event = await eventToPrice(eventId, caller, parts);
  const [price] = pricesOf(event);
  if (!price) throw new Problem('discount.noPrice');
  if (terms.audience && !event.hostingTeam) throw new Problem('discount.teamNeeded');
  const sold = productsOf(event).map(({ key }) => key);
  if (terms.products?.some((key) => !sold.includes(key))) throw noProduct();
  const inCurrency = off.kind === 'amount' ? { ...off, currency: price.currency } : off;
  return shownDiscount(await parts.discounts.saveCode(eventId, { ...terms, off: inCurrency }, caller.now));
}

const noProduct = () => new Problem('discount.noProduct', { fields: { products: errors['discount.noProduct'].title } });

export async function endEventDiscount(
  { eventId, code }: Parsed<Operations['endEventDiscount']>,
  caller: Caller,
  parts: DiscountParts,
): Promise<Output<Operations['endEventDiscount']>> {
  await eventToPrice(eventId, caller, parts);
  if (!(await parts.discounts.end(eventId, code, caller.now))) throw new Problem('discount.notFound');
  return {};
}

/** @throws {Problem} event.notFound; access.denied to hosts who do not keep its money */
async function eventToPrice(eventId: string, caller: Caller, parts: DiscountParts) {
  const event = await parts.events.find(eventId);
  if (!event) throw new Problem('event.notFound');
  if (!(await keepsMoneyOf(event, actorOf(caller).userId, parts))) throw new Problem('access.denied');
  return event;
}
