import { usualWaitlistMax } from '../usual-policy.ts';
import type { Grouping } from './grouping.ts';

/** A seat held for a player who waited or pays, until they take it or time is up. */
export interface Offer {
  /** The number they drew when they began to wait. */
  readonly number: number;
  /** The instant from which it is no longer theirs. */
  readonly until: string;
  /** The order that pays for it, once there is one. */
  readonly orderId?: string | undefined;
}

/** What a person who is in pays for besides their spot, such as a slot. */
export interface Extra {
  /** The instant from which it is no longer theirs; absent once it is paid. */
  readonly until?: string | undefined;
  /** Their time to pay ran out. */
  readonly isLapsed?: true | undefined;
}

/**
 * One event's line: all who asked to come. Who is in and who waits follows from the order in which the store
 * accepted them, so a seat cannot be sold twice and a leave promotes by itself. Where a free seat is offered or handed out
 * instead, `order` holds who is in and `waits` who is not.
 */
export interface SeatLine {
  /** Heads that can be in. */
  readonly capacity: number;
  /** The number each person drew, by user id. Lower is earlier; numbers are never given again. */
  readonly order: Readonly<Record<string, number>>;
  /** Heads a person brings in all, where that is more than their own. */
  readonly heads: Readonly<Record<string, number>>;
  /** Who waits to be given a seat, by the number they drew. */
  readonly waits?: Readonly<Record<string, number>>;
  /** Seats held for people who waited. */
  readonly offers?: Readonly<Record<string, Offer>>;
  /** Who asked to come and has no answer yet, with the instant of asking. They hold no seat. */
  readonly requests?: Readonly<Record<string, string>>;
  /** The event's groups; then `order` holds who is in and `waits` who waits, however free seats are given away. */
  readonly grouping?: Grouping | undefined;
  /** The group of each person, by its key. */
  readonly groups?: Readonly<Record<string, string>>;
  /** True once no seats are kept for groups any more. */
  readonly released?: boolean;
  /** The ticket of each person who has a seat or has one held, by its key, where an event has tickets. */
  readonly tickets?: Readonly<Record<string, string>>;
  /** The order that pays or paid for the seat of a person who is in, where there is one. */
  readonly orders?: Readonly<Record<string, string>>;
  /** What people who are in pay for besides their spot: by person, then by order. */
  readonly extras?: Readonly<Record<string, Readonly<Record<string, Extra>>>>;
  /** What each person pays of a shared cost, in minor units, since its price is final. */
  readonly shares?: Readonly<Record<string, number>>;
}

/** The line's people, by where they stand. */
export interface Seating {
  readonly in: readonly string[];
  readonly waiting: readonly string[];
  /** Who has a spot held, and until when. */
  readonly offered: Readonly<Record<string, string>>;
  /** Who asked to come, earliest first. */
  readonly requested: readonly string[];
  /** Heads that are in. */
  readonly taken: number;
  /** Heads that seats are held for. */
  readonly held: number;
}

/** Seats for an event without a limit, bounded by what one stored item can hold. */
export const unlimitedCapacity = 5000;

/** How many heads may wait. */
export const waitRoomFor = (capacity: number | null, allowWaitlist: boolean, waitlistMax = usualWaitlistMax): number =>
  allowWaitlist && capacity !== null ? waitlistMax : 0;

/** How many seats and places in line an event offers in all. */
export const roomFor = (capacity: number | null, allowWaitlist: boolean, waitlistMax?: number): number =>
  (capacity ?? unlimitedCapacity) + waitRoomFor(capacity, allowWaitlist, waitlistMax);

export const headsOf = ({ heads }: Pick<SeatLine, 'heads'>, userId: string): number => heads[userId] ?? 1;

const inOrder = (numbers: Readonly<Record<string, number>>) =>
  Object.keys(numbers).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));

/**
 * Seats are given in order until one does not fit; they and all behind them wait (decision D29: first come,
 * first served over parties, so a party at the head may hold up smaller ones behind it). A party is in or waits whole.
 */
export function seating(line: SeatLine): Seating {
  const { order, waits = {}, offers = {}, requests = {} } = line;
  const offered = Object.fromEntries(Object.entries(offers).map(([person, { until }]) => [person, until]));
  const held = Object.keys(offers).reduce((sum, person) => sum + headsOf(line, person), 0);
  const people = inOrder(order);
  let taken = 0;
  let seated = 0;
  for (const person of people) {
    const heads = headsOf(line, person);
    if (taken + held + heads > line.capacity) break;
    taken += heads;
    seated += 1;
  }
  return {
    in: people.slice(0, seated),
    waiting: [...people.slice(seated), ...inOrder(waits)],
    offered,
    requested: Object.keys(requests).sort((a, b) => `${requests[a]}${a}`.localeCompare(`${requests[b]}${b}`)),
    taken,
    held,
  };
}

export type Standing =
  | { readonly status: 'in' }
  | { readonly status: 'waiting'; readonly position: number }
  | { readonly status: 'offered'; readonly until: string }
  | { readonly status: 'requested' }
  | { readonly status: 'none' };

/** Where one person stands. */
export function standingOf(userId: string, seated: Seating): Standing {
  if (seated.in.includes(userId)) return { status: 'in' };
  const until = seated.offered[userId];
  if (until !== undefined) return { status: 'offered', until };
  const index = seated.waiting.indexOf(userId);
  if (index >= 0) return { status: 'waiting', position: index + 1 };
  return { status: seated.requested.includes(userId) ? 'requested' : 'none' };
}

/** Seats that are held to be paid come before all drawn numbers, the earliest first: no one in line goes past them. */
export const ownHoldNumber = (now: Date): number => now.getTime() - 1e15;

/** Whether a seat is held for a player who pays and never waited. */
export const isOwnHold = ({ offers = {} }: Pick<SeatLine, 'offers'>, person: string): boolean =>
  (offers[person]?.number ?? 0) < 0;

/** The order that a person's seat hangs on, whether it is held or theirs. */
export const orderOf = (
  { orders, offers = {} }: Pick<SeatLine, 'orders' | 'offers'>,
  person: string,
): string | undefined => orders?.[person] ?? offers[person]?.orderId;

/** Whether an order holds, or has paid for, a person's seat or something besides it. */
export function isBound(
  line: Pick<SeatLine, 'orders' | 'offers' | 'extras'>,
  person: string,
  orderId: string,
): boolean {
  const extra = line.extras?.[person]?.[orderId];
  return orderOf(line, person) === orderId || (extra !== undefined && !extra.isLapsed);
}

/** Whether a player is on the list in any way. */
export const isOnLine = (userId: string, { order, waits = {}, offers = {}, requests = {} }: SeatLine): boolean =>
  userId in order || userId in waits || userId in offers || userId in requests;

/** All on the list, whatever their standing. */
export const lineMembers = ({ order, waits = {}, offers = {}, requests = {} }: SeatLine): string[] => [
  ...new Set([order, waits, offers, requests].flatMap((people) => Object.keys(people))),
];

/** What happened to one person between two states of a line. */
export interface SeatChange {
  readonly userId: string;
  readonly from: Standing['status'];
  readonly to: Standing['status'];
}

/** Each standing, by user id. */
function statuses(line: SeatLine | undefined): Map<string, Standing['status']> {
  if (!line) return new Map();
  const seated = seating(line);
  return new Map<string, Standing['status']>([
    ...seated.in.map((userId) => [userId, 'in'] as const),
    ...Object.keys(seated.offered).map((userId) => [userId, 'offered'] as const),
    ...seated.waiting.map((userId) => [userId, 'waiting'] as const),
    ...seated.requested.map((userId) => [userId, 'requested'] as const),
  ]);
}

/** All whose standing differs; moving up while still waiting is no change. */
export function seatChanges(before: SeatLine | undefined, after: SeatLine): SeatChange[] {
  const [was, is] = [statuses(before), statuses(after)];
  const people = new Set([...was.keys(), ...is.keys()]);
  return [...people]
    .map((userId) => ({ userId, from: was.get(userId) ?? 'none', to: is.get(userId) ?? 'none' }) as const)
    .filter(({ from, to }) => from !== to);
}
