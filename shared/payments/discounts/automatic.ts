import { isDependantId } from '#shared/ids.ts';
import type { Currency } from '#shared/money.ts';
import type { OrderLine } from '../orders/schemas.ts';
import { automaticName } from './discount-words.ts';
import { isFor, percentOf, undiscounted } from './discounted.ts';
import { type Discount, DiscountRule } from './schemas.ts';

/** What is known of the players on an order. */
export interface BuyerFacts {
  /** Children whose places the payer has paid here before. */
  readonly siblings: number;
  /** Players who paid for an earlier season of the community. */
  readonly returning: ReadonlySet<string>;
  /** Members of the community, and children of a payer who is one. */
  readonly members: ReadonlySet<string>;
}

/** What an automatic discount takes off an order, line by line, in minor units. */
export interface AppliedAutomatic {
  /** Its key. */
  readonly code: string;
  readonly name: string;
  readonly offs: readonly number[];
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/**
 * What automatic discounts take off these lines: first for an early order, then for members, then for players who come back, then for siblings,
 * then as financial aid, each of what is left by then. Of several with the same rule the one that takes off most counts, alone.
 */
export function automaticOff(
  lines: readonly OrderLine[],
  discounts: readonly Discount[],
  facts: BuyerFacts,
  { currency, now }: { readonly currency: Currency; readonly now: Date },
): readonly AppliedAutomatic[] {
  let left = undiscounted(lines);
  return DiscountRule.options.flatMap((rule) => {
    const [best] = discounts
      .filter((one) => one.rule === rule)
      .map((one) => ({ code: one.code, name: automaticName(one, now), offs: offsOf(left, one, facts, currency) }))
      .toSorted((a, b) => sumOf(b.offs) - sumOf(a.offs));
    if (!best || sumOf(best.offs) === 0) return [];
    left = withAutomatic(left, [best]);
    return [best];
  });
}

/** Lines with what was taken off them without a code. */
export const withAutomatic = (lines: readonly OrderLine[], applied: readonly AppliedAutomatic[]): OrderLine[] =>
  lines.map((line, index) => applied.reduce((before, one) => lowered(before, one, index), line));

function lowered(line: OrderLine, { name, offs }: AppliedAutomatic, index: number): OrderLine {
  const amountMinor = Math.min(offs[index] ?? 0, line.amountMinor);
  if (amountMinor === 0) return line;
  const { automatic = [], fullMinor = line.amountMinor } = line;
  const taken = [...automatic, { name, amountMinor }];
  return { ...line, amountMinor: line.amountMinor - amountMinor, fullMinor, automatic: taken };
}

function offsOf(
  lines: readonly OrderLine[],
  discount: Discount,
  { siblings, returning, members }: BuyerFacts,
  currency: Currency,
): number[] {
  // What a deposit was paid of had its discounts then.
  const isOpen = (line: OrderLine) => discount.rule === 'aid' || !line.rest;
  const here = lines.map((line) => (isOpen(line) && isFor(line, discount) ? line.amountMinor : 0));
  if (discount.rule === 'early') return here.map((price) => offOne(price, discount, currency));
  if (discount.rule === 'aid')
    return here.map((price, index) => (lines[index]?.kind === 'guest' ? 0 : offOne(price, discount, currency)));
  if (discount.rule === 'returning' || discount.rule === 'member') {
    const people = discount.rule === 'member' ? members : returning;
    return here.map((price, index) =>
      isPlayer(lines[index]) && people.has(lines[index]?.personId ?? '') ? offOne(price, discount, currency) : 0,
    );
  }
  return siblingOffs(
    here.map((price, index) => (isChild(lines[index]) ? price : 0)),
    discount,
    siblings,
    currency,
  );
}

const playing: ReadonlySet<string> = new Set(['spot', 'ticket', 'registration', 'entry']);
const isPlayer = (line: OrderLine | undefined): boolean => line !== undefined && playing.has(line.kind);
const isChild = (line: OrderLine | undefined): boolean =>
  line !== undefined && playing.has(line.kind) && isDependantId(line.personId);

const offOne = (price: number, { off }: Discount, currency: Currency): number => {
  if (off.kind === 'percent') return percentOf(price, off.percent, currency);
  return off.kind === 'amount' ? Math.min(off.amountMinor, price) : 0;
};

/** The first child pays the whole price, and that is the one with the highest; those who were paid before come first. */
function siblingOffs(
  prices: readonly number[],
  { off, third = 0 }: Discount,
  paidBefore: number,
  currency: Currency,
): number[] {
  const second = off.kind === 'percent' ? off.percent : 0;
  const dearestFirst = prices
    .map((price, index) => ({ price, index }))
    .filter(({ price }) => price > 0)
    .toSorted((a, b) => b.price - a.price || a.index - b.index)
    .map(({ index }) => index);
  return prices.map((price, index) => {
    const before = paidBefore + dearestFirst.indexOf(index);
    if (price === 0 || before === 0) return 0;
    return percentOf(price, before === 1 ? second : third, currency);
  });
}
