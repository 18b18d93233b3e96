import { approve, decline, type Move } from './line/line-moves.ts';
import { type LineState, withChanges } from './line/line-state.ts';
import { seating } from './line/seats.ts';

/** How long those who are in may say no to a request; silence counts as yes then (domain 4.4.3). */
const peerWindowMs = 6 * 60 * 60_000;

/** When a request is decided by those who are in. */
export const peersDecideAt = (askedAt: string): Date => new Date(Date.parse(askedAt) + peerWindowMs);

/** Who has a say: all who are in, and the host. */
export const peersOf = (line: LineState): string[] => [...new Set([line.hostId, ...seating(line).in])];

/** What a voter makes of a request; it may be changed until it is decided. */
export function vote<Line extends LineState>(
  line: Line,
  asker: string,
  voter: string,
  said: 'yes' | 'no',
): Move<Line, 'counted' | 'notRequested' | 'noSay'> {
  if (line.approval === 'host' || !peersOf(line).includes(voter)) return { outcome: 'noSay' };
  if (!(asker in line.requests)) return { outcome: 'notRequested' };
  const votes = { ...line.votes, [asker]: { ...line.votes[asker], [voter]: said } };
  return { outcome: 'counted', line: withChanges(line, { votes }) };
}

/** What those who have a say decided; undefined while it is open. Voices of people who left do not count. */
function peersSay(line: LineState, asker: string, now: Date): 'yes' | 'no' | undefined {
  const peers = peersOf(line);
  const said = line.votes[asker] ?? {};
  const count = (answer: 'yes' | 'no') => peers.filter((peer) => said[peer] === answer).length;
  if (line.approval === 'peer_unanimous' && count('yes') === peers.length) return 'yes';
  if (line.approval === 'peer_majority' && count('yes') * 2 > peers.length) return 'yes';
  if (now < peersDecideAt(line.requests[asker] ?? '')) return undefined;
  const refused = line.approval === 'peer_unanimous' ? count('no') > 0 : count('no') * 2 > peers.length;
  return refused ? 'no' : 'yes';
}

/**
 * What time alone decides of requests: no one is let in after the start, and where those who are in decide, what they
 * said by the end of their time. A request without room stays open until the start.
 */
export function settleRequests<Line extends LineState>(line: Line, now: Date): Move<Line, 'settled' | 'nothing'> {
  const after = seating(line).requested.reduce((before, asker) => {
    const said = saidOf(before, asker, now);
    if (said === undefined) return before;
    return (said === 'yes' ? approve(before, asker, now) : decline(before, asker)).line ?? before;
  }, line);
  return after === line ? { outcome: 'nothing' } : { outcome: 'settled', line: after };
}

function saidOf(line: LineState, asker: string, now: Date): 'yes' | 'no' | undefined {
  if (now >= new Date(line.startsAt)) return 'no';
  return line.approval === 'host' || !line.open ? undefined : peersSay(line, asker, now);
}
