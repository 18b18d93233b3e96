import type { Money } from '#shared/money.ts';
import { isPayable } from '#shared/payments/outside/is-payable.ts';
import { toInstant } from '../../time.ts';
import { isUnpaid } from '../payments/card-payments.ts';
import { type Entry, type EntryList, inOf } from './entry-list.ts';
import type { Category, TournamentDetails } from './schemas.ts';

const minuteMs = 60_000;
const payMs = 10 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
const beforeStartMs = 2 * 60 * minuteMs;
const mostAtOnce = 20;

/** What the payments of a tournament follow from. */
type Selling = Pick<TournamentDetails, 'takesCards' | 'payOutside' | 'startDate' | 'timeZone'> & {
  readonly categories: readonly Pick<Category, 'categoryId' | 'fee'>[];
};

const feeIn = ({ categories }: Selling, categoryId: string): Money | undefined =>
  categories.find((one) => one.categoryId === categoryId)?.fee;

/** Whether entries of a tournament stand only once their fee is paid: it can be paid by card alone. */
export const isPaidFirst = ({ takesCards, payOutside }: Pick<Selling, 'takesCards' | 'payOutside'>): boolean =>
  takesCards === true && !isPayable(payOutside);

/** When a tournament begins: at midnight of its first day, where it is played. */
export const startOfTournament = ({ startDate, timeZone }: Pick<Selling, 'startDate' | 'timeZone'>): string =>
  toInstant(`${startDate}T00:00`, timeZone).toISOString();

/** Whether the time to pay for an entry is over. */
export const hasLapsed = ({ payBy }: Pick<Entry, 'payBy'>, now: Date): boolean =>
  payBy !== undefined && payBy <= now.toISOString();

interface Released {
  readonly list: EntryList;
  readonly lapsed: readonly Entry[];
}

/** A list without entries that were not paid in time; the longest over first, so many at once. */
export function withoutLapsed(list: EntryList, now: Date): Released {
  const lapsed = list.entries.filter((one) => hasLapsed(one, now)).slice(0, mostAtOnce);
  if (lapsed.length === 0) return { list, lapsed };
  return { list: { ...list, entries: list.entries.filter((one) => !lapsed.includes(one)) }, lapsed };
}

interface Change {
  readonly before: EntryList;
  readonly after: EntryList;
  readonly categoryId: string;
  readonly now: Date;
}

/** How those who came in with a change are held. */
export interface Holding {
  /** The organizer entered them: their place does not wait for a payment. */
  readonly stands?: true | undefined;
  /** A minor entered alone: a guardian pays for them. */
  readonly forMinor?: true | undefined;
}

/**
 * A list in which those who came in with a change keep the fee of that moment, and are held for it where it is paid first: a
 * player who enters alone pays at once; a pair, a minor, and those who come in from the line, have a day.
 */
export function withHolds(
  selling: Selling,
  { before, after, categoryId, now }: Change,
  { stands, forMinor }: Holding = {},
): EntryList {
  const fee = feeIn(selling, categoryId);
  if (!selling.takesCards || !fee || after === before) return after;
  const [wereIn, were, areIn] = [inOf(before), before.entries, inOf(after)].map(
    (entries) => new Set(entries.map(({ entryId }) => entryId)),
  );
  const entries = after.entries.map((entry): Entry => {
    const { entryId, personIds, price = fee } = entry;
    if (!areIn?.has(entryId) || wereIn?.has(entryId) || personIds.length === 0) return entry;
    if (stands || !isPaidFirst(selling)) return { ...entry, price };
    const isAsked = forMinor || were?.has(entryId) || personIds.length > 1;
    return { ...entry, price, payBy: isAsked ? askedUntil(selling, now) : inMs(payMs, now) };
  });
  return { ...after, entries };
}

const inMs = (ms: number, now: Date): string => new Date(now.getTime() + ms).toISOString();

/** A day, but not longer than two hours before the start; never less than who enters alone has. */
function askedUntil(selling: Selling, now: Date): string {
  const last = Date.parse(startOfTournament(selling)) - beforeStartMs - now.getTime();
  return inMs(Math.max(payMs, Math.min(dayMs, last)), now);
}

/** An entry as it stands from now on. */
export const standing = ({ payBy: _, ...entry }: Entry): Entry => entry;

/** An entry that is paid another way: what cards were to pay for it is not waited for. */
export const paidOutside = ({ cardPayments, ...entry }: Entry): Entry =>
  standing({ ...entry, ...(cardPayments && { cardPayments: cardPayments.filter((one) => !isUnpaid(one)) }) });

/** Until when the payments of an entry promised all of it back. */
export const promisedFor = ({ cardPayments = [] }: Pick<Entry, 'cardPayments'>): readonly string[] =>
  cardPayments.flatMap(({ refundUntil }) => refundUntil ?? []);
