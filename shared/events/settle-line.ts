import { peersDecideAt, settleRequests } from './approval.ts';
import { seatDrawn } from './draw-line.ts';
import { lapseOffers, offerSeats } from './line-moves.ts';
import type { LineState } from './line-state.ts';
import { rushFrom } from './offer-hold.ts';

/** What time and the rules alone make of a line: lapsed offers, decided requests, new offers. The same line when nothing. */
export function settleLine<Line extends LineState>(line: Line, now: Date): Line {
  const lapsed = lapseOffers(line, now).line ?? line;
  const decided = settleRequests(lapsed, now).line ?? lapsed;
  return seatDrawn(offerSeats(decided, now).line ?? decided, now);
}

/** The instants after which a line may need settling again, as it stands. */
export function settlingTimes(line: LineState): string[] {
  const offers = Object.values(line.offers).map(({ until }) => until);
  const peers =
    line.approval === 'host' ? [] : Object.values(line.requests).map((at) => peersDecideAt(at).toISOString());
  const rush = line.mode === 'fifo_offer' && line.waiters > 0 ? [rushFrom(line).toISOString()] : [];
  const start = Object.keys(line.requests).length > 0 ? [line.startsAt] : [];
  return [...new Set([...offers, ...peers, ...rush, ...start])];
}
