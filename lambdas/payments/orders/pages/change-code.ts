import { privatePage, sendOn } from '#lambdas/accounts/ports/pages/private-page.ts';
import type { RateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import type { RenderPage } from '#lambdas/kernel/http/serve-pages.ts';
import { Problem, statusOf, titleOf } from '#shared/contract/errors.ts';
import { DiscountCode } from '#shared/payments/discounts/schemas.ts';
import { orderOfKey } from '../../ports/orders/order-key.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import { type CodeParts, refuseOthers, withCode, withoutCode } from '../operations/codes-of-order.ts';
import { reviewParts, reviewTitle } from './review-parts.ts';

interface Changing extends CodeParts {
  readonly rates: Pick<RateLimit, 'count'>;
  readonly secret: () => Promise<string>;
}

/** As many as a player with an account may try. */
const tries = { calls: 30, per: 'hour' } as const;

/** Prices a guest's order anew with the code that they entered, or without one where they take it back, and shows them the price. */
export const changeCode =
  ({ secret, rates, ...parts }: Changing): RenderPage =>
  async ({ form, source, now }) => {
    const key = form.key ?? '';
    const orderId = orderOfKey(await secret(), key);
    const order = orderId ? await parts.orders.find(orderId) : undefined;
    const standing = sendOn(`/guest/paid?t=${encodeURIComponent(key)}`);
    if (order?.status !== 'reserved') return standing;
    try {
      await rates.count(source, 'guestCode', tries, now);
      await change(order, form.code, parts, now);
      return standing;
    } catch (error) {
      const problem = problemOf(error);
      return problem.code.startsWith('order.') ? standing : askAgain(order, key, problem, now);
    }
  };

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

async function change(order: StoredOrder, typed: string | undefined, parts: CodeParts, now: Date): Promise<void> {
  refuseOthers(order, now);
  if (typed === undefined) return void (await withoutCode(order, parts, now));
  const code = DiscountCode.safeParse(typed);
  if (!code.success) throw new Problem('discount.notFound');
  await withCode(order, code.data, parts, now);
}

const askAgain = (order: StoredOrder, key: string, problem: Problem, now: Date) =>
  privatePage(
    { title: reviewTitle, status: statusOf(problem) },
    ...reviewParts(order, { key, now, refused: titleOf(problem) }),
  );
