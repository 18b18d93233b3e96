import { peersDecideAt, settleRequests } from '../approval.ts';
import { extrasEnd, lapseExtras } from './extra-orders.ts';
import { lapseOffers, offerSeats } from './line-moves.ts';
import type { LineState } from './line-state.ts';
import { rushFrom } from './offer-hold.ts';
import { seatWaiting } from './seat-waiting.ts';

/** What time and the rules alone make of a line: lapsed offers, decided requests, new offers. The same line when nothing. */
export function settleLine<Line extends LineState>(line: Line, now: Date): Line {
  const kept = withReleased(lapseExtras(line, now), now);
  const lapsed = lapseOffers(kept, now).line ?? kept;
  const decided = settleRequests(lapsed, now).line ?? lapsed;
  return seatWaiting(offerSeats(decided, now).line ?? decided, now);
}

/** Another time to answer may leave seats kept again. */
function withReleased<Line extends LineState>(line: Line, now: Date): Line {
  if (!keepsSeats(line)) return line;
  const released = now.toISOString() >= (line.grouping?.keptUntil ?? '');
  return released === (line.released ?? false) ? line : { ...line, released };
}

const keepsSeats = ({ grouping }: LineState) => grouping?.groups.some(({ min }) => min > 0) ?? false;

/** The instants after which a line may need settling again, as it stands. */
export function settlingTimes(line: LineState): string[] {
  const offers = Object.values(line.offers).map(({ until }) => until);
  const peers =
    line.approval === 'host' ? [] : Object.values(line.requests).map((at) => peersDecideAt(at).toISOString());
  const rush = line.mode === 'fifo_offer' && line.waiters > 0 ? [rushFrom(line).toISOString()] : [];
  const start = Object.keys(line.requests).length > 0 ? [line.startsAt] : [];
  const kept = line.grouping && keepsSeats(line) && line.waiters > 0 ? [line.grouping.keptUntil] : [];
  return [...new Set([...offers, ...extrasEnd(line), ...peers, ...rush, ...start, ...kept])];
}
