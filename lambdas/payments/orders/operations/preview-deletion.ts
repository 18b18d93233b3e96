import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import type { Output } from '#shared/contract/operation.ts';
import type { ordersContract } from '#shared/payments/orders/contract.ts';
import { backToCard } from '#shared/payments/orders/given-up-spots.ts';
import { successorOf } from '#shared/people/family/guardian.ts';
import type { Orders } from '../../ports/orders/orders.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';

interface Parts {
  readonly orders: Pick<Orders, 'ofPayer'>;
  readonly dependants: Pick<DependantReader, 'ofGuardian'>;
}

const pageSize = 50;
const mostPages = 4;

/** What comes back of the spots that go with the caller's account: theirs, and those of children who have no other guardian. */
export async function previewDeletion(
  caller: Caller,
  { orders, dependants }: Parts,
): Promise<Output<(typeof ordersContract)['operations']['previewDeletion']>> {
  const { userId } = actorOf(caller);
  const [paid, children] = await Promise.all([newestOf(userId, orders), dependants.ofGuardian(userId)]);
  const alone = children.filter(({ guardians }) => guardians[userId] && !successorOf(guardians, userId));
  const players = new Set([userId, ...alone.map(({ dependantId }) => dependantId)]);
  const spots = paid.flatMap((order) => {
    const backMinor = backToCard(order, players, caller.now);
    if (backMinor === undefined) return [];
    const { orderId, subjectKind, title, startsAt, timeZone, currency } = order;
    return [{ orderId, subjectKind, title, startsAt, timeZone, currency, backMinor }];
  });
  return { spots: spots.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)) };
}

async function newestOf(userId: string, orders: Parts['orders']): Promise<StoredOrder[]> {
  const found: StoredOrder[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && (page === 0 || cursor); page += 1) {
    const next = await orders.ofPayer(userId, pageSize, cursor);
    found.push(...next.orders);
    cursor = next.cursor;
  }
  return found;
}
