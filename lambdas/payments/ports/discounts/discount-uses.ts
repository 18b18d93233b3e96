import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import { paidInAll } from '#shared/payments/orders/order-moves.ts';
import { spotOf } from '#shared/payments/orders/spot-of.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import { sharesOf } from '#shared/payments/settlement.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { discountEntity } from './discount.entity.ts';
import type { discountUseEntity } from './discount-use.entity.ts';
import type { StoredDiscount } from './discounts.ts';

/** The rows that count how often codes were used. */
export interface UseEntities {
  readonly discount: ReturnType<typeof discountEntity>;
  readonly discountUse: ReturnType<typeof discountUseEntity>;
}
export type UseRows = RowsOf<{ discount: UseEntities['discount']; discountUse: UseEntities['discountUse'] }>;

type Using = Pick<
  StoredOrder,
  | 'status'
  | 'userId'
  | 'claimedFrom'
  | 'codeUser'
  | 'code'
  | 'automatic'
  | 'lines'
  | 'serviceFeeMinor'
  | 'totalMinor'
  | 'creditMinor'
  | 'freed'
>;

/** One use: of a code, by a payer. */
interface Use {
  readonly scopeId: string;
  readonly code: string;
  /** Who it counts for: a guest by their address, and one whose account took the order over stays who they were. */
  readonly userId: string;
}

/** Whether all that was paid for a charged order went back, and each spot in it that cost nothing was given back. */
function isBack(order: Using): boolean {
  const { status, freed = [] } = order;
  const free = [...sharesOf(order).values()].filter(({ priceMinor }) => priceMinor === 0);
  return (status === 'refunded' || paidInAll(order) === 0) && free.every((spot) => freed.includes(spotOf(spot)));
}

const isHeld = (order: Using): boolean => isOpen(order.status) || (wasCharged(order.status) && !isBack(order));

/**
 * What an order uses up: one that was given up, or of which all went back, uses nothing. A spot that a code made free keeps it used
 * while the player has it, whatever was paid for others. Automatic discounts stay with it while a code takes their place, in case
 * that is taken back.
 */
function usesOf(order: Using): Use[] {
  if (!isHeld(order)) return [];
  const userId = order.codeUser ?? order.claimedFrom ?? order.userId;
  const all = [...(order.code ? [order.code] : []), ...(order.automatic ?? [])];
  return all.map(({ scopeId, code }) => ({ scopeId, code, userId }));
}

const isSame = (one: Use, other: Use): boolean => one.scopeId === other.scopeId && one.code === other.code;
const without = (uses: readonly Use[], others: readonly Use[]): Use[] =>
  uses.filter((use) => !others.some((other) => isSame(use, other)));

/**
 * The parts of a transaction that follow for codes from a change of an order: a code is used with the order that gets its price, and
 * is free again with an order that is given up or refunded in full. What would be too much, by all players or by one, the table
 * itself refuses; an order that had its price before, such as one that was paid late, keeps it all the same.
 * @param chosen what the order begins to use, as it was read
 */
export function usesAfter(rows: UseRows, before: Using, after: Using, chosen: readonly StoredDiscount[] = []) {
  const [had, has] = [usesOf(before), usesOf(after)];
  return [
    ...without(has, had).flatMap((use) =>
      taken(
        rows,
        use,
        chosen.find((one) => one.scopeId === use.scopeId && one.code === use.code),
      ),
    ),
    ...usesBack(rows, without(had, has)),
  ];
}

function taken(rows: UseRows, { scopeId, code, userId }: Use, chosen: StoredDiscount | undefined) {
  const { version, maxUses, maxEach } = chosen ?? {};
  const once = rows.discount.patch({ scopeId, code }).add({ used: 1 });
  const oneMore = rows.discountUse.update({ scopeId, code, userId }).add({ used: 1 });
  return [
    (version === undefined
      ? once
      : once.where((is, { eq, lt }) =>
          maxUses === undefined ? eq(is.version, version) : `${eq(is.version, version)} AND ${lt(is.used, maxUses)}`,
        )
    ).commit(),
    (maxEach === undefined
      ? oneMore
      : oneMore.where(({ used }, { lt, notExists }) => `(${notExists(used)} OR ${lt(used, maxEach)})`)
    ).commit(),
  ];
}

/** The same for orders that another one takes the place of. */
export const usesReturned = (rows: UseRows, orders: readonly Using[]) => usesBack(rows, orders.flatMap(usesOf));

/** Each row once, however many orders used it: a transaction changes no row twice. */
function usesBack(rows: UseRows, uses: readonly Use[]) {
  const byCode = Map.groupBy(uses, ({ scopeId, code }) => `${scopeId} ${code}`);
  return [...byCode.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { scopeId, code } = first;
    const byPayer = Map.groupBy(some, ({ userId }) => userId);
    return [
      rows.discount.patch({ scopeId, code }).add({ used: -some.length }).commit(),
      ...[...byPayer].map(([userId, theirs]) =>
        rows.discountUse.update({ scopeId, code, userId }).add({ used: -theirs.length }).commit(),
      ),
    ];
  });
}
