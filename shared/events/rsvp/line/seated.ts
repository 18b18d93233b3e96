import { type LineState, less, withChanges, withoutPerson } from './line-state.ts';
import { payUntil } from './offer-hold.ts';

/** Puts a player into a seat, with the number they drew if they drew one. */
export function seated<Line extends LineState>(line: Line, person: string): Line {
  const drawn = line.offers[person]?.number ?? line.waits[person];
  const { [person]: heads } = line.heads;
  const group = line.groups?.[person];
  const ticket = line.tickets?.[person];
  const share = line.shares?.[person];
  const out = withoutPerson(line, person);
  return withChanges(out, {
    order: { ...out.order, [person]: drawn ?? line.nextNumber },
    ...(heads !== undefined && { heads: { ...out.heads, [person]: heads } }),
    ...(group !== undefined && { groups: { ...out.groups, [person]: group } }),
    ...(ticket !== undefined && { tickets: { ...out.tickets, [person]: ticket } }),
    ...(share !== undefined && { shares: { ...out.shares, [person]: share } }),
    ...(drawn === undefined && { nextNumber: line.nextNumber + 1 }),
  });
}

/** Gives a free seat: for a player who pays first it is held until they have paid. */
export function given<Line extends LineState>(line: Line, person: string, now: Date): Line {
  if (!line.paysFirst || person === line.hostId) return seated(line, person);
  const drawn = line.waits[person];
  const offer = { number: drawn ?? line.nextNumber, until: payUntil(line, now).toISOString() };
  return withChanges(line, {
    waits: less(line.waits, person),
    requests: less(line.requests, person),
    votes: less(line.votes, person),
    offers: { ...line.offers, [person]: offer },
    // Who never waited has no line to go back to when they don't pay in time.
    ...(drawn === undefined && {
      nextNumber: line.nextNumber + 1,
      lapsed: { ...line.lapsed, [person]: true as const },
    }),
  });
}
