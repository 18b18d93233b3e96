import { circle, type Pair } from './circle.ts';

/** Two entrants who shall meet, before there is a time for it. */
export interface Pairing {
  /** Names the match whatever becomes of the schedule: group, both entrants in the order of their ids, and which meeting it is. */
  readonly key: string;
  readonly groupId: string;
  /** From 1. */
  readonly round: number;
  /** From 1: which of the times that the two meet. */
  readonly meeting: number;
  readonly homeId: string;
  readonly awayId: string;
}

interface Group {
  readonly id: string;
  readonly entrantIds: readonly string[];
  /** How often each pair meets: 1 single, 2 double. */
  readonly meetings: number;
  /** The pairings instead, where that does not follow from who is in it. */
  readonly pairs?: readonly { readonly round: number; readonly homeId: string; readonly awayId: string }[] | undefined;
}

/** All matches of a group, round by round; each further meeting turns home and away around. */
export function pairingsOf({ id, entrantIds, meetings, pairs }: Group): Pairing[] {
  if (pairs) return counted(id, pairs);
  const rounds = circle(entrantIds.length);
  return Array.from({ length: meetings }, (_, leg) =>
    rounds.flatMap((pairs, index) =>
      pairs.map((pair) => pairing(id, named(turned(pair, leg), entrantIds), leg + 1, leg * rounds.length + index + 1)),
    ),
  ).flat();
}

/** Pairs as they were said; two who meet again are told apart by which meeting it is. */
function counted(id: string, pairs: NonNullable<Group['pairs']>): Pairing[] {
  const times = new Map<string, number>();
  return pairs.map(({ round, ...sides }) => {
    const both = [sides.homeId, sides.awayId].sort().join('/');
    const meeting = (times.get(both) ?? 0) + 1;
    times.set(both, meeting);
    return pairing(id, sides, meeting, round);
  });
}

const turned = ([home, away]: Pair, leg: number): Pair => (leg % 2 === 0 ? [home, away] : [away, home]);

const named = ([home, away]: Pair, ids: readonly string[]) => ({ homeId: ids[home] ?? '', awayId: ids[away] ?? '' });

const pairing = (
  groupId: string,
  { homeId, awayId }: Pick<Pairing, 'homeId' | 'awayId'>,
  meeting: number,
  round: number,
): Pairing => ({ key: matchKey(groupId, homeId, awayId, meeting), groupId, round, meeting, homeId, awayId });

/** The same for either order of the two. */
const matchKey = (groupId: string, oneId: string, otherId: string, meeting: number): string =>
  [groupId, ...[oneId, otherId].sort(), meeting].join('/');
