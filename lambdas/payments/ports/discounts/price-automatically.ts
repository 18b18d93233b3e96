import type { MembersAmong } from '#lambdas/teams/ports/members-among.ts';
import { Problem } from '#shared/contract/errors.ts';
import { isDependantId } from '#shared/ids.ts';
import { automaticOff, type BuyerFacts } from '#shared/payments/discounts/automatic.ts';
import { pricedWith } from '#shared/payments/discounts/priced-with.ts';
import { whyNotDiscounted } from '#shared/payments/discounts/why-not-discounted.ts';
import { wasCharged } from '#shared/payments/orders/states.ts';
import { aidScope } from '../aid/aid-scope.ts';
import type { OrderedAutomatic } from '../orders/order.entity.ts';
import type { Orders } from '../orders/orders.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { Discounts, StoredDiscount } from './discounts.ts';

export interface PricingParts {
  readonly membersAmong: MembersAmong;
  readonly orders: Pick<Orders, 'move' | 'ofPayer'>;
  readonly discounts: Pick<Discounts, 'list'>;
}

/** Which of these players paid for an earlier season of the community; asked only where it matters. */
export type WhoReturns = (people: readonly string[]) => Promise<ReadonlySet<string>>;

/** What is bought, as far as discounts look at it. */
interface Bought extends Pick<StoredOrder, 'subjectId' | 'userId' | 'lines' | 'currency' | 'timeZone'> {
  readonly teamId?: string | undefined;
  /** Who the payer may still add to it. */
  readonly mayCome?: readonly string[];
}

const tries = 3;
/** A payer with more orders than these has none of them open here. */
const recent = 100;

/**
 * Lowers the price of an order that no one began to pay by what is taken off without a code. The uses are taken with the price, in
 * one transaction; where the last one went to another player meanwhile, it is looked at again.
 */
export async function priceAutomatically(
  order: StoredOrder,
  whoReturns: WhoReturns,
  parts: PricingParts,
  now: Date,
  left = tries,
): Promise<StoredOrder> {
  if (!order.codeTerms || isPricedAlready(order)) return order;
  const { automatic, chosen } = await chosenFor(order, order.codeTerms.scopes, whoReturns, parts, { now, left });
  if (automatic.length === 0) return order;
  try {
    const moved = await parts.orders.move(order.orderId, (is) =>
      is.version === order.version ? { order: lowered(is, automatic), chosen } : undefined,
    );
    return moved ?? order;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'discount.usedUp') throw error;
    return left > 1 ? priceAutomatically(order, whoReturns, parts, now, left - 1) : order;
  }
}

/** What comes off an order, and the discounts that it begins to use. What one player used up is known only to the table. */
async function chosenFor(
  order: StoredOrder,
  scopes: readonly string[],
  whoReturns: WhoReturns,
  parts: PricingParts,
  { now, left }: { readonly now: Date; readonly left: number },
) {
  const found = await automaticHere(order, scopes, parts, now);
  const open = left < tries ? found.filter(({ maxEach }) => maxEach === undefined) : found;
  const applied = automaticOff(order.lines, open, await factsOf(order, open, whoReturns, parts), {
    currency: order.currency,
    now,
  });
  const chosen = open.filter(({ code }) => applied.some((one) => one.code === code));
  const automatic = applied.map((one): OrderedAutomatic => ({ ...one, scopeId: scopeOf(one.code, chosen) }));
  return { automatic, chosen };
}

const isPricedAlready = ({ status, automatic, code }: StoredOrder): boolean =>
  status !== 'reserved' || automatic !== undefined || code !== undefined;

const scopeOf = (key: string, chosen: readonly StoredDiscount[]): string =>
  chosen.find(({ code }) => code === key)?.scopeId ?? '';

/** An order as it is from the version on that was looked at: open, and without a code. */
function lowered(is: StoredOrder, automatic: readonly OrderedAutomatic[]): StoredOrder {
  const { plan = 'rookie', feePayer = 'player' } = is.codeTerms ?? {};
  return { ...is, automatic, ...pricedWith(is.lines, undefined, { plan, feePayer, currency: is.currency }, automatic) };
}

/** The automatic discounts that work for what is bought now, with what is known of its players. */
export async function readAutomatic(
  bought: Bought,
  scopes: readonly string[],
  whoReturns: WhoReturns,
  parts: Knowing & Pick<PricingParts, 'discounts'>,
  now: Date,
): Promise<{ readonly discounts: readonly StoredDiscount[]; readonly facts: BuyerFacts }> {
  const discounts = await automaticHere(bought, scopes, parts, now);
  return { discounts, facts: await factsOf(bought, discounts, whoReturns, parts) };
}

async function automaticHere(
  bought: Bought,
  scopes: readonly string[],
  { discounts }: Pick<PricingParts, 'discounts'>,
  now: Date,
): Promise<readonly StoredDiscount[]> {
  if (scopes.length === 0) return [];
  const all = await Promise.all([...scopes, aidScope(bought)].map((scopeId) => discounts.list(scopeId)));
  return all.flat().filter((one) => one.rule && !whyNotDiscounted(one, { ...bought, now, isMember: false }));
}

/** Where the facts of a payer and their players are from. */
type Knowing = Pick<PricingParts, 'membersAmong'> & { readonly orders: Pick<Orders, 'ofPayer'> };

async function factsOf(
  { userId, teamId, subjectId, lines, mayCome = [] }: Bought,
  discounts: readonly StoredDiscount[],
  whoReturns: WhoReturns,
  { orders, membersAmong }: Knowing,
): Promise<BuyerFacts> {
  const has = (rule: StoredDiscount['rule']) => discounts.some((one) => one.rule === rule);
  const people = [...new Set(lines.map(({ personId }) => personId))];
  return {
    siblings: has('sibling') ? await paidChildren(userId, subjectId, people, orders) : 0,
    returning: has('returning') ? await whoReturns(people) : new Set(),
    members: has('member') && teamId ? await membersAmong(teamId, userId, [...people, ...mayCome]) : new Set(),
  };
}

/** How many other children the payer has paid for here, whose money did not go back. */
async function paidChildren(
  userId: string,
  subjectId: string,
  people: readonly string[],
  orders: Pick<Orders, 'ofPayer'>,
): Promise<number> {
  const own = (await orders.ofPayer(userId, recent)).orders.filter(
    (order) => order.subjectId === subjectId && wasCharged(order.status) && order.status !== 'refunded',
  );
  const paid = own.flatMap(({ lines, refunds }) =>
    lines
      .map(({ personId }) => personId)
      .filter(
        (personId) =>
          isDependantId(personId) && !refunds.some((refund) => refund.personId === personId && !refund.givenBack),
      ),
  );
  return new Set(paid.filter((personId) => !people.includes(personId))).size;
}
