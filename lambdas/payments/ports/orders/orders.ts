import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { Service } from 'electrodb';
import { clock } from '#lambdas/kernel/clock.ts';
import { contention } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWriteOver } from '#lambdas/kernel/data/write.ts';
import { outboxEntity } from '#lambdas/kernel/messages/outbox.entity.ts';
import type { factRow } from '#lambdas/kernel/messages/outbox.ts';
import { Problem } from '#shared/contract/errors.ts';
import { closed, creditIn } from '#shared/payments/orders/order-moves.ts';
import { isOpen } from '#shared/payments/orders/states.ts';
import { creditAfter } from '../credits/credit-moves.ts';
import { creditEntities } from '../credits/credits.ts';
import { discountEntity } from '../discounts/discount.entity.ts';
import { discountUseEntity } from '../discounts/discount-use.entity.ts';
import { usesAfter, usesReturned } from '../discounts/discount-uses.ts';
import type { StoredDiscount } from '../discounts/discounts.ts';
import { orderEntity } from './order.entity.ts';
import { orderClaimEntity } from './order-claim.entity.ts';
import { claimOf, type Spot, spotsIn } from './order-claims.ts';
import { type StoredOrder, toOrder } from './stored-order.ts';

type Fact = ReturnType<typeof factRow>;
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

interface Page {
  readonly orders: readonly StoredOrder[];
  readonly cursor?: string | undefined;
}

interface Decided {
  readonly order: StoredOrder;
  readonly facts?: readonly Fact[];
  /** What the order begins to use, as it was read. */
  readonly chosen?: readonly StoredDiscount[];
}

/** Decides on an order as it is; undefined where nothing changes. */
type Decide = (order: StoredOrder) => Decided | undefined;

/** The orders that were there for the spots of a new one, by the player; of a pass also by its spots (`spotOf`), of a slot alone by the slot. */
export type OrdersBefore = ReadonlyMap<string, StoredOrder>;

/** Those of them that no one paid yet, each once: a new order takes their place. */
export const openBefore = (before: OrdersBefore): StoredOrder[] => [
  ...new Map(
    [...before.values()].filter(({ status }) => isOpen(status)).map((order) => [order.orderId, order] as const),
  ).values(),
];

/** Orders. Reads of one are strongly consistent. */
export interface Orders {
  find(orderId: string): Promise<StoredOrder | undefined>;
  /** The order that last paid, or is to pay, for a spot. */
  findFor(spot: Spot): Promise<StoredOrder | undefined>;
  /** All for one thing, newest first. */
  listOf(subjectId: string): Promise<readonly StoredOrder[]>;
  /** A payer's, newest first. */
  ofPayer(userId: string, limit: number, cursor?: string): Promise<Page>;
  /**
   * Parts of the transaction that holds the spots of a new order. One that was not paid yet is given up with it. They are refused
   * where another order for one of the spots was made, or this one changed, since it was read: of two that could be paid there is
   * never more than one.
   * @param before by player: the order that was there for their spot until now
   */
  reserve(order: StoredOrder, before: OrdersBefore): readonly Write[];
  /**
   * Decides and writes, with the facts of it and what follows for its code and its payer's credit, if the order still is as it was;
   * otherwise decides again. Undefined where there is none.
   * @throws {Problem} discount.usedUp where the chosen code is used up or has changed; credit.changed where less credit is there
   */
  move(orderId: string, decide: Decide, known?: StoredOrder): Promise<StoredOrder | undefined>;
}

export function createOrders(table: Table, retry: Retry = createRetry(), now = clock.now): Orders {
  const rows = orderEntity(table);
  const claims = orderClaimEntity(table);
  const uses = new Service({ discount: discountEntity(table), discountUse: discountUseEntity(table) });
  /** Codes of orders that another one takes the place of, free again. */
  const returning = (replaced: readonly StoredOrder[]): readonly Write[] => {
    const composed: unknown = uses.transaction.write((at) => usesReturned(at, replaced)).params();
    return (composed as { readonly TransactItems: Write[] }).TransactItems;
  };
  const find: Orders['find'] = async (orderId) => {
    const { data } = await rows.get({ orderId }).go({ consistent: true });
    return data ? toOrder(data) : undefined;
  };
  return {
    find,
    findFor: async ({ subjectId, personId: userId }) => {
      const { data } = await claims.get({ subjectId, userId }).go({ consistent: true });
      return data ? find(data.orderId) : undefined;
    },
    listOf: async (subjectId) =>
      (await rows.query.bySubject({ subjectId }).go({ pages: 'all', order: 'desc' })).data.map(toOrder),
    ofPayer: async (userId, limit, cursor) => {
      const page = await rows.query.byPayer({ userId }).go({ limit, order: 'desc', ...(cursor && { cursor }) });
      return { orders: page.data.map(toOrder), cursor: page.cursor ?? undefined };
    },
    reserve: (order, before) => {
      openBefore(before).forEach(refuseCredit);
      return [
        { Put: putOf(rows.create({ ...order })) },
        ...spotsIn(order).map(({ subjectId, personId, name }) => ({
          Put: putOf(claimOf(claims, { ...order, subjectId }, personId, before.get(name)?.orderId)),
        })),
        ...openBefore(before).map((one) => ({ Put: putOf(givingUp(rows, one)) })),
        ...returning(openBefore(before)),
      ];
    },
    move: moving(table, find, retry, now),
  };
}

function moving(table: Table, find: Orders['find'], retry: Retry, now: () => Date): Orders['move'] {
  const uses = { discount: discountEntity(table), discountUse: discountUseEntity(table) };
  const rows = { order: orderEntity(table), outbox: outboxEntity(table), ...uses, ...creditEntities(table) };
  // One try: the decision is made anew with each.
  const write = createWriteOver(rows, (work) => work());
  return (orderId, decide, known) => {
    let read = known;
    return retry(async () => {
      const before = read ?? (await find(orderId));
      read = undefined;
      const decided = before && decide(before);
      if (!before || !decided) return before;
      const next = { ...decided.order, version: before.version + 1 };
      let credits = 0;
      const refused = await write(({ order, outbox, ...counts }) => {
        const credit = creditAfter(counts, before, next, now());
        credits = credit.length;
        return [
          order
            .put({ ...next })
            .where(({ version }, { eq }) => eq(version, before.version))
            .commit(),
          ...credit,
          ...usesAfter(counts, before, next, decided.chosen),
          ...(decided.facts ?? []).map((fact) => outbox.put(fact).commit()),
        ];
      });
      refuse(refused, credits);
      return next;
    });
  };
}

/** The first part is the order itself, so many that follow are of credit; of the others only a code can refuse. */
function refuse([first]: readonly number[], credits: number): void {
  if (first === undefined) return;
  if (first === 0) throw contention('The order moved');
  throw new Problem(first <= credits ? 'credit.changed' : 'discount.usedUp');
}

/**
 * What gives an order up without `move` gives no credit back: that is taken out of it before (`withoutCredit`).
 * @throws {Problem} contention where some is in it again
 */
export function refuseCredit(order: StoredOrder): void {
  if (creditIn(order) > 0) throw contention('Credit pays for the order that is replaced');
}

const givingUp = (rows: ReturnType<typeof orderEntity>, before: StoredOrder) =>
  rows
    .put({ ...closed(before, 'cancelled'), version: before.version + 1 })
    .where(({ version }, { eq }) => eq(version, before.version));

type Put = NonNullable<Write['Put']>;
export const putOf = (asked: { params(): unknown }): Put => asked.params() as Put;
