import type { ApprovalMode, WaitlistMode } from '../rsvp-policy.ts';
import { headsOf, type Offer, type SeatLine, seating } from './seats.ts';

/** A line with everything that its moves depend on. The counters follow from the rest, so that plain joins need not read it. */
export interface LineState extends SeatLine {
  readonly mode: WaitlistMode;
  /** False for drafts, postponed and cancelled events. */
  readonly open: boolean;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly approval: ApprovalMode;
  readonly hostId: string;
  readonly guestLimit: number;
  /** Players pay by card before they are in: a seat is first held for them. Hosts do not pay. */
  readonly paysFirst?: boolean;
  /** When the price of a shared cost was final, and what a spot costs since, in minor units; absent where nothing is charged. */
  readonly lockedAt?: string;
  readonly eachMinor?: number;
  /** What all shares may come to from then on. */
  readonly mostSharesMinor?: number;
  /** How many heads may come on a ticket, by its key; absent where there is no limit but the seats. */
  readonly ticketLimits?: Readonly<Record<string, number>>;
  readonly waits: Readonly<Record<string, number>>;
  readonly offers: Readonly<Record<string, Offer>>;
  readonly requests: Readonly<Record<string, string>>;
  /** Who is off the line when they let an offer pass: they did so once, or never waited. Or the order whose time to pay ran out. */
  readonly lapsed: Readonly<Record<string, string | true>>;
  /** What those who are in say to a request: by the one who asks, then by the one who is in. */
  readonly votes: Readonly<Record<string, Readonly<Record<string, 'yes' | 'no'>>>>;
  /** Where seats are drawn: the published hash of the seed. Entries are closed before there is one. */
  readonly commitment?: string | undefined;
  /** When the draw was held; until then all entries wait. */
  readonly drawnAt?: string | undefined;
  /** Set once offers are over and free seats go to the first to take them. */
  readonly rush: boolean;
  /** Heads that have room: in line with the seats, or, where seats are handed out, in the seats alone. */
  readonly left: number;
  /** Heads that may still begin to wait, where seats are handed out. */
  readonly waitLeft: number;
  readonly nextNumber: number;
  /** People in `order`. */
  readonly entries: number;
  /** People in `waits`. */
  readonly waiters: number;
}

/** Whether a free seat is theirs who come next by the order alone, without anybody giving it. */
export const isAutomatic = ({ mode, grouping }: Pick<LineState, 'mode' | 'grouping'>): boolean =>
  mode === 'auto_add' && grouping === undefined;

/** Whether seats will be drawn: until then none is given. */
export const isUndrawn = ({ mode, drawnAt }: Pick<LineState, 'mode' | 'drawnAt'>): boolean =>
  mode === 'lottery' && drawnAt === undefined;

/** Heads that fit into the seats now. */
export function freeSeats(line: SeatLine): number {
  const { taken, held } = seating(line);
  return line.capacity - taken - held;
}

const headsIn = (line: SeatLine, people: readonly string[]) =>
  people.reduce((sum, person) => sum + headsOf(line, person), 0);

const used = (line: LineState) => headsIn(line, [...Object.keys(line.order), ...Object.keys(line.offers)]);

type Changes = Partial<
  Pick<
    LineState,
    | 'order'
    | 'heads'
    | 'groups'
    | 'tickets'
    | 'orders'
    | 'extras'
    | 'shares'
    | 'waits'
    | 'offers'
    | 'requests'
    | 'lapsed'
    | 'votes'
    | 'rush'
    | 'nextNumber'
    | 'drawnAt'
  >
>;

/** The line after a change, with its counters brought along. */
export function withChanges<Line extends LineState>(line: Line, changes: Changes): Line {
  const after = { ...line, ...changes };
  return {
    ...after,
    left: line.left + used(line) - used(after),
    waitLeft: line.waitLeft + headsIn(line, Object.keys(line.waits)) - headsIn(after, Object.keys(after.waits)),
    entries: Object.keys(after.order).length,
    waiters: Object.keys(after.waits).length,
  };
}

/** A map without some of its people. */
export const less = <Value>(
  map: Readonly<Record<string, Value>>,
  ...people: readonly string[]
): Record<string, Value> => Object.fromEntries(Object.entries(map).filter(([person]) => !people.includes(person)));

/** The line without a person, whatever their standing. */
export const withoutPerson = <Line extends LineState>(line: Line, person: string): Line =>
  withChanges(line, {
    order: less(line.order, person),
    heads: less(line.heads, person),
    ...(line.groups && { groups: less(line.groups, person) }),
    ...(line.tickets && { tickets: less(line.tickets, person) }),
    ...(line.orders && { orders: less(line.orders, person) }),
    ...(line.extras && { extras: less(line.extras, person) }),
    ...(line.shares && { shares: less(line.shares, person) }),
    waits: less(line.waits, person),
    offers: less(line.offers, person),
    requests: less(line.requests, person),
    lapsed: less(line.lapsed, person),
    votes: less(line.votes, person),
  });
