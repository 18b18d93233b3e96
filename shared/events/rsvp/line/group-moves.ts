import { outgrows, partyOf } from './line-groups.ts';
import { comesNext, type Move } from './line-moves.ts';
import { type LineState, withChanges } from './line-state.ts';
import { seatWaiting } from './seat-waiting.ts';
import { headsOf, isOnLine } from './seats.ts';

interface Coming {
  readonly heads: number;
  readonly group: string;
  /** Whether they ask to come, as all do or because they are late. */
  readonly asks: boolean;
}

/** Takes a player onto a line whose people come in groups: into a seat, to the end of the line, or among those who ask. */
export function comeInGroup<Line extends LineState>(
  line: Line,
  person: string,
  { heads, group, asks }: Coming,
  now: Date,
): Move<Line, 'placed' | 'full'> {
  const known = withChanges(seatWaiting(line, now), {
    groups: { ...line.groups, [person]: group },
    ...(heads > 1 && { heads: { ...line.heads, [person]: heads } }),
  });
  if (!asks) {
    const after = comesNext(known, person, { heads, group }, now);
    return after ? { outcome: 'placed', line: after } : { outcome: 'full' };
  }
  if (outgrows(line, { heads, group })) return { outcome: 'full' };
  const requests = { ...known.requests, [person]: now.toISOString() };
  return { outcome: 'placed', line: withChanges(known, { requests }) };
}

/**
 * The host moves a player to another group, where it has room for their party; who waits or asks may be of any. They keep
 * their place, and who waits for the group is not asked.
 */
export function moveToGroup<Line extends LineState>(
  line: Line,
  person: string,
  group: string,
): Move<Line, 'moved' | 'full' | 'notOnList' | 'noGroup'> {
  const wanted = line.grouping?.groups.find(({ key }) => key === group);
  if (!wanted) return { outcome: 'noGroup' };
  if (!isOnLine(person, line)) return { outcome: 'notOnList' };
  if (line.groups?.[person] === group) return { outcome: 'moved' };
  const holders = [...Object.keys(line.order), ...Object.keys(line.offers)];
  const others = holders.filter((one) => one !== person && line.groups?.[one] === group);
  const taken = holders.includes(person) ? others.reduce((sum, one) => sum + headsOf(line, one), 0) : 0;
  if (taken + partyOf(line, person).heads > wanted.max) return { outcome: 'full' };
  return { outcome: 'moved', line: withChanges(line, { groups: { ...line.groups, [person]: group } }) };
}
