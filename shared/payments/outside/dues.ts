import * as z from 'zod';
import { Currency, type Money } from '#shared/money.ts';
import { OutsideWay } from './pay-outside.ts';

/** What an organizer marks: how someone paid, or that they need not. */
export const PaidMark = z.enum([...OutsideWay.options, 'exempt'], 'Choose how they paid.');
export type PaidMark = z.infer<typeof PaidMark>;

/** An amount for one or for several people. */
const Sum = z.object({ amountMinor: z.int(), currency: Currency });

/** That a payment was marked. */
const Paid = z.object({
  mark: PaidMark,
  /** What was owed when it was marked. */
  amount: Sum,
  at: z.iso.datetime(),
  /** The organizer who marked it. */
  byName: z.string(),
});
export type Paid = z.infer<typeof Paid>;

/** What one payer owes for an event, a season or a tournament, and whether they paid. */
export const Due = z.object({
  /** The player, the team or the entry that it is for. */
  dueId: z.string(),
  name: z.string(),
  /** What it is for, where the name does not say it: `Team fee`, `2 guests`. */
  what: z.string().optional(),
  /** Absent once they are no longer in. */
  owed: Sum.optional(),
  paid: Paid.optional(),
  /** What was paid by card of it, without the service fee. */
  byCard: Sum.optional(),
  /** Nothing is to be paid yet: it is charged to a saved card later. */
  isLater: z.boolean().optional(),
});
export type Due = z.infer<typeof Due>;

/** What someone owes before anything of payments is known. */
export type Owing = Pick<Due, 'dueId' | 'name' | 'what' | 'byCard' | 'isLater'> & { readonly owed: Money };

/**
 * `owes`: nothing is marked, or less than is owed by now. `later`: nothing is to be paid yet. `left`: paid, and no longer in: the
 * organizer pays it back.
 */
export type DueState = 'owes' | 'later' | 'paid' | 'exempt' | 'left';

/** How a due stands. */
export function stateOf({ owed, paid, byCard, isLater }: Pick<Due, 'owed' | 'paid' | 'byCard' | 'isLater'>): DueState {
  if (paid?.mark === 'exempt') return 'exempt';
  if (!paid && !byCard) return isLater ? 'later' : 'owes';
  if (!owed) return 'left';
  return restOf({ owed, paid, byCard }).amountMinor > 0 ? 'owes' : 'paid';
}

/** What is still owed, in the currency of the price. A payment in a currency of before does not count. */
export function restOf({ owed, paid, byCard }: Pick<Due, 'paid' | 'byCard'> & { readonly owed: Money }): Money {
  if (paid?.mark === 'exempt') return { ...owed, amountMinor: 0 };
  const received = [paid?.amount, byCard].map((sum) => (sum?.currency === owed.currency ? sum.amountMinor : 0));
  return {
    ...owed,
    amountMinor: Math.max(
      0,
      received.reduce((rest, sum) => rest - sum, owed.amountMinor),
    ),
  };
}

/** The payments of one thing: all of them for organizers, their own and their children's for everyone else. */
export const DueList = z.object({
  dues: z.array(Due),
  /** Absent where the organizer has not said how to pay. */
  payOutside: z.array(z.object({ way: OutsideWay, to: z.string().optional() })).optional(),
});
export type DueList = z.infer<typeof DueList>;

/** What came in, what is still to come and what goes back; nothing where no payer has a price. */
export interface DueSums {
  readonly currency: Money['currency'];
  readonly received: number;
  readonly open: number;
  readonly toReturn: number;
}

/** Sums in minor units of the first currency among the dues; a thing has one. */
export function sumsOf(dues: readonly Due[]): DueSums | undefined {
  const currency = dues.map(({ owed, paid }) => (owed ?? paid?.amount)?.currency).find(Boolean);
  if (!currency) return undefined;
  const total = (amounts: readonly (Money | undefined)[]) =>
    amounts.reduce((sum, money) => sum + (money?.currency === currency ? money.amountMinor : 0), 0);
  const received = dues.filter(({ paid }) => paid && paid.mark !== 'exempt');
  return {
    currency,
    received: total([...received.map(({ paid }) => paid?.amount), ...dues.map(({ byCard }) => byCard)]),
    open: total(dues.map((due) => (due.owed && !due.isLater ? restOf({ ...due, owed: due.owed }) : undefined))),
    toReturn: total(received.filter((due) => stateOf(due) === 'left').map(({ paid }) => paid?.amount)),
  };
}

/**
 * Everyone who owes, with what was marked of them, then those who paid and left. Someone who left without paying owes
 * nothing, and so does who left and did not have to.
 */
export function duesFrom(
  owing: readonly Owing[],
  paid: ReadonlyMap<string, Paid>,
  nameOf: (dueId: string) => string,
): Due[] {
  const known = new Set(owing.map(({ dueId }) => dueId));
  const left = [...paid].filter(([dueId, { mark }]) => !known.has(dueId) && mark !== 'exempt');
  return [
    ...owing.map((one) => withPaid(one, paid.get(one.dueId))),
    ...left.map(([dueId, mark]) => ({ dueId, name: nameOf(dueId), paid: mark })),
  ];
}

const withPaid = (one: Owing, paid: Paid | undefined): Due => (paid ? { ...one, paid } : one);
