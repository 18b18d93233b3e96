import { contention, isConditionFailure } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { Problem } from '#shared/contract/errors.ts';
import { whyNotChanged } from '#shared/payments/discounts/changing.ts';
import type { Discount } from '#shared/payments/discounts/schemas.ts';
import { discountEntity } from './discount.entity.ts';

/** What an organizer says of a code. */
type DiscountTerms = Omit<Discount, 'used' | 'endedAt'>;

/** A code as payments knows it. */
export interface StoredDiscount extends DiscountTerms {
  readonly scopeId: string;
  readonly used: number;
  readonly version: number;
  readonly createdAt: string;
  readonly endedAt?: string | undefined;
}

/** Codes of what is sold. */
export interface Discounts {
  /** One code of the first scope that has it, strongly consistent. */
  find(scopes: readonly string[], code: string): Promise<StoredDiscount | undefined>;
  /** All codes of a scope, those that ended too. */
  list(scopeId: string): Promise<readonly StoredDiscount[]>;
  /** Makes a discount, or says anew what it does; how often it was used stays. */
  save(scopeId: string, terms: DiscountTerms, now: Date): Promise<StoredDiscount>;
  /**
   * The same for a code that players enter: what it takes off stays once it was used.
   * @throws {Problem} discount.offFixed, discount.belowUses
   */
  saveCode(scopeId: string, terms: DiscountTerms, now: Date): Promise<StoredDiscount>;
  /** Lets a code work no more; orders that have it keep their price. Undefined where there is none. */
  end(scopeId: string, code: string, now: Date): Promise<StoredDiscount | undefined>;
}

export function createDiscounts(table: Table, retry: Retry = createRetry()): Discounts {
  const rows = discountEntity(table);
  const findOne = async (scopeId: string, code: string) =>
    (await rows.get({ scopeId, code }).go({ consistent: true })).data ?? undefined;
  /** Writes one as it is from now on, if it still is as it was; uses only ever move by themselves. */
  const put = (next: StoredDiscount, before: StoredDiscount | undefined) =>
    rows
      .put(rowOf(next))
      .where(({ version, used }, { eq, notExists }) =>
        before ? `${eq(version, before.version)} AND ${eq(used, before.used)}` : notExists(version),
      )
      .go();
  const change = (
    scopeId: string,
    code: string,
    decide: (before: StoredDiscount | undefined) => StoredDiscount | undefined,
  ) =>
    retry(async () => {
      const before = await findOne(scopeId, code);
      const next = decide(before);
      if (!next) return undefined;
      await put(next, before).catch((error) => {
        throw isConditionFailure(error) ? contention('The code moved') : error;
      });
      return next;
    });
  const save = async (scopeId: string, terms: DiscountTerms, now: Date, check: (before: StoredDiscount) => void) => {
    const saved = await change(scopeId, terms.code, (before) => {
      if (before) check(before);
      const { used = 0, version = 0, createdAt = now.toISOString() } = before ?? {};
      return { ...terms, scopeId, used, version: version + 1, createdAt };
    });
    if (!saved) throw new Error('A code was not saved');
    return saved;
  };
  return {
    find: async (scopes, code) =>
      (await Promise.all(scopes.map((scopeId) => findOne(scopeId, code)))).find((found) => found && !found.endedAt),
    list: async (scopeId) => (await rows.query.byScope({ scopeId }).go({ pages: 'all' })).data,
    save: (scopeId, terms, now) => save(scopeId, terms, now, () => {}),
    saveCode: (scopeId, terms, now) =>
      save(scopeId, terms, now, (before) => {
        const why = whyNotChanged(before, terms);
        if (why) throw new Problem(why);
      }),
    end: (scopeId, code, now) =>
      change(scopeId, code, (before) =>
        before && !before.endedAt ? { ...before, endedAt: now.toISOString(), version: before.version + 1 } : before,
      ),
  };
}

/** A code as its organizer sees it. */
export const shownDiscount = ({ scopeId: _, version: __, createdAt: ___, ...discount }: StoredDiscount): Discount =>
  discount;

/** The row of a code, without what its organizer left open. */
const rowOf = ({ subjectId, modes, products, rule, third, stacks, audience, label, ...code }: StoredDiscount) => ({
  ...withoutLimits(code),
  ...(subjectId && { subjectId }),
  ...(modes && { modes }),
  ...(products && { products }),
  ...(rule && { rule }),
  ...(third && { third }),
  ...(stacks && { stacks }),
  ...(audience && { audience }),
  ...(label && { label }),
});

const withoutLimits = <Code extends Limits>({ firstDay, lastDay, maxUses, maxEach, endedAt, ...code }: Code) => ({
  ...code,
  ...(firstDay && { firstDay }),
  ...(lastDay && { lastDay }),
  ...(maxUses && { maxUses }),
  ...(maxEach && { maxEach }),
  ...(endedAt && { endedAt }),
});
type Limits = Pick<Discount, 'firstDay' | 'lastDay' | 'maxUses' | 'maxEach' | 'endedAt'>;
