import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { RowsOf } from '#lambdas/kernel/data/write.ts';
import { isOpen, wasCharged } from '#shared/payments/orders/states.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { discountEntity } from './discount.entity.ts';
import type { discountUseEntity } from './discount-use.entity.ts';
import type { StoredDiscount } from './discounts.ts';

/** The rows that count how often codes were used. */
export interface UseEntities {
  readonly discount: ReturnType<typeof discountEntity>;
  readonly discountUse: ReturnType<typeof discountUseEntity>;
}
type Rows = RowsOf<{ discount: UseEntities['discount']; discountUse: UseEntities['discountUse'] }>;
type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Using = Pick<StoredOrder, 'status' | 'userId' | 'code'>;

/** The code that an order uses up: one that was given up uses none. */
const codeOf = ({ status, code }: Using) => (isOpen(status) || wasCharged(status) ? code : undefined);

/**
 * The parts of a transaction that follow for codes from a change of an order: a code is used with the order that gets its price, and
 * is free again with an order that is given up. What would be too much, by all players or by one, the table itself refuses.
 * @param chosen the code that the order begins to use
 */
export function usesAfter(rows: Rows, before: Using, after: Using, chosen: StoredDiscount | undefined) {
  const [had, has] = [codeOf(before), codeOf(after)];
  if (had?.scopeId === has?.scopeId && had?.code === has?.code) return [];
  const { userId } = after;
  return [
    ...(has && chosen ? taken(rows, userId, chosen) : []),
    ...(had
      ? [
          rows.discount.patch(had).add({ used: -1 }).commit(),
          rows.discountUse
            .update({ ...had, userId })
            .add({ used: -1 })
            .commit(),
        ]
      : []),
  ];
}

function taken(rows: Rows, userId: string, { scopeId, code, version, maxUses, maxEach }: StoredDiscount) {
  const once = rows.discount.patch({ scopeId, code }).add({ used: 1 });
  const oneMore = rows.discountUse.update({ scopeId, code, userId }).add({ used: 1 });
  return [
    (maxUses === undefined
      ? once.where((is, { eq }) => eq(is.version, version))
      : once.where((is, { eq, lt }) => `${eq(is.version, version)} AND ${lt(is.used, maxUses)}`)
    ).commit(),
    (maxEach === undefined
      ? oneMore
      : oneMore.where(({ used }, { lt, notExists }) => `(${notExists(used)} OR ${lt(used, maxEach)})`)
    ).commit(),
  ];
}

/** The same for an order that another one takes the place of, as parts of a transaction over other contexts' rows. */
export function usesReturned({ discount, discountUse }: UseEntities, { code, userId }: Using): Write[] {
  if (!code) return [];
  const asked = [discount.patch(code).add({ used: -1 }), discountUse.update({ ...code, userId }).add({ used: -1 })];
  return asked.map((one) => ({ Update: one.params() as NonNullable<Write['Update']> }));
}
