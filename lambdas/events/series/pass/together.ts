import { holdOrder } from '#shared/events/rsvp/line/order-seats.ts';
import { settleLine } from '#shared/events/rsvp/line/settle-line.ts';
import type { DateOfPass } from './look-at-date.ts';
import type { PassPlayer } from './look-at-pass.ts';

/** A player on a date. */
export interface PlayerOnDate {
  readonly player: Pick<PassPlayer, 'personId' | 'name'>;
  readonly date: DateOfPass;
}

/** Whether an order for a pass made now would hold a spot on a date. */
export const takesPart = ({ state, isHeld }: Pick<DateOfPass, 'state' | 'isHeld'>): boolean =>
  state === 'included' || isHeld;

/** The spots that an order for a pass made now would hold, soonest first. */
export const spotsAhead = (players: readonly PassPlayer[]): PlayerOnDate[] =>
  players
    .flatMap((player) => player.dates.filter(takesPart).map((date) => ({ player, date })))
    .toSorted((a, b) => a.date.event.startsAt.localeCompare(b.date.event.startsAt));

/** On each date all who need a spot get one, or none of them does. */
export function together(players: readonly PassPlayer[], now: Date): readonly PassPlayer[] {
  if (players.length < 2) return players;
  const needed = players.flatMap(({ dates }) => dates).filter((date) => takesPart(date) || date.state === 'full');
  const full = new Set(
    [...Map.groupBy(needed, ({ event }) => event.eventId)].flatMap(([eventId, all]) =>
      fits(all, now) ? [] : [eventId],
    ),
  );
  const asFull = (date: DateOfPass): DateOfPass =>
    full.has(date.event.eventId) && takesPart(date) ? { ...date, state: 'full', isHeld: false } : date;
  return players.map((one) => ({ ...one, dates: one.dates.map(asFull) }));
}

function fits(all: readonly DateOfPass[], now: Date): boolean {
  const [first] = all;
  if (!first || !all.every(takesPart)) return false;
  const terms = { orderId: '', until: first.event.startsAt };
  const players = all.map(({ player }) => player);
  return holdOrder(settleLine(first.line, now), players, terms, now).outcome === 'held';
}
