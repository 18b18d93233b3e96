import type { StoredLine } from '#lambdas/events/rsvp/line/line.ts';
import { type Paid, stillPaying } from '#lambdas/events/slots/paid-slots.ts';
import type { StoredOrder } from '#lambdas/payments/ports/orders/stored-order.ts';
import { refundedOf } from '#shared/payments/orders/order-moves.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { lineIn } from '../line/line-world.ts';
import type { stageCheckout } from './checkout-play.ts';
import { canBePaid, type Page } from './till.ts';

/** P14, P15 and P18, when everything has come to rest. */
export function judgeEnd({ memory, till }: ReturnType<typeof stageCheckout>): string | undefined {
  const line = lineIn(memory);
  const stored = new Map((memory.entity('order') as unknown as StoredOrder[]).map((order) => [order.orderId, order]));
  const pages = [...till.pages.values()];
  const [signUps] = memory.entity('signUps');
  const paid = (signUps?.paid ?? {}) as Paid;
  const wrong = pages.map((page) => judgePage(page, stored.get(page.orderId), { line, paid })).find(Boolean);
  if (wrong || !line.open) return wrong;
  const paidSeats = pages.flatMap((page) => (page.status === 'complete' ? seatedOf(page, { line, paid }) : []));
  const payers = new Set(paidSeats);
  if (payers.size < paidSeats.length) return 'one spot was paid twice';
  return Object.keys(line.order).every((person) => payers.has(person))
    ? undefined
    : 'a player has a seat that they did not pay';
}

interface Delivered {
  readonly line: StoredLine;
  readonly paid: Paid;
}

/** Whose seats, and which of their slots, hang on what was paid on a page. */
const seatedOf = ({ orderId, shares }: Page, { line, paid }: Delivered): string[] =>
  [...shares.keys()].filter((one) => {
    const [person = '', slotId] = one.split('/');
    if (!line.open || !(person in line.order)) return false;
    return slotId ? stillPaying(paid[slotId], line)[person] === orderId : line.orders?.[person] === orderId;
  });

/** What is wrong with one payment by itself. */
function judgePage(page: Page, order: StoredOrder | undefined, delivered: Delivered): string | undefined {
  const { status, returnedMinor, totalMinor } = page;
  if (canBePaid(page)) return 'an order can be paid for ever';
  if (status !== 'complete') return undefined;
  if (!order || !wasCharged(order.status)) return 'a payment is not known';
  if (order.refundableMinor + refundedOf(order) !== order.totalMinor) return 'an order does not add up';
  if (refundedOf(order) !== returnedMinor) return 'the provider sent back another sum than we know';
  const keptMinor = seatedOf(page, delivered).reduce((sum, one) => sum + (page.shares.get(one) ?? 0), 0);
  if (returnedMinor === totalMinor - keptMinor) return undefined;
  return returnedMinor > totalMinor - keptMinor
    ? 'a player has the seat and the money'
    : 'a payment has neither a seat nor a refund';
}
