import type { ScheduledMatch } from './version.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** How often teams have one time of day, or one court. */
export interface Share extends Range {
  /** `09:00`, or place and court. */
  readonly of: string;
  /** The biggest difference between two teams of one division. */
  readonly spread: number;
}

interface TeamShare {
  readonly squadId: string;
  readonly home: number;
  readonly away: number;
  /** By time of day, and by court. */
  readonly times: ReadonlyMap<string, number>;
  readonly courts: ReadonlyMap<string, number>;
}

export interface Fairness {
  readonly teams: readonly TeamShare[];
  readonly home: Range;
  readonly away: Range;
  readonly times: readonly Share[];
  readonly courts: readonly Share[];
}

type Counted = Pick<ScheduledMatch, 'groupId' | 'homeId' | 'awayId' | 'at'>;

const timeOfDay = ({ at }: Pick<Counted, 'at'>): string => at?.localStart.slice(11, 16) ?? '';
const courtKey = ({ at }: Pick<Counted, 'at'>): string => (at ? `${at.placeId}/${at.courtId}` : '');

/** How often every team is at home, away, at each time of day and on each court. Matches without a time count for none. */
export function fairnessOf(matches: readonly Counted[]): Fairness {
  const placed = matches.filter(({ at }) => at !== undefined);
  const divisions = [...Map.groupBy(matches, ({ groupId }) => groupId).values()].map(teamsIn);
  const shares = divisions.map((squadIds) => squadIds.map((squadId) => shareOf(squadId, placed)));
  const teams = shares.flat();
  return {
    teams,
    home: rangeOf(teams.map(({ home }) => home)),
    away: rangeOf(teams.map(({ away }) => away)),
    times: sharesOf(shares, 'times'),
    courts: sharesOf(shares, 'courts'),
  };
}

const teamsIn = (matches: readonly Counted[]) => [
  ...new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId])),
];

function shareOf(squadId: string, placed: readonly Counted[]): TeamShare {
  const own = placed.filter(({ homeId, awayId }) => homeId === squadId || awayId === squadId);
  const home = own.filter(({ homeId }) => homeId === squadId).length;
  const counted = (of: (match: Counted) => string) =>
    new Map([...Map.groupBy(own, of)].map(([key, some]) => [key, some.length]));
  return { squadId, home, away: own.length - home, times: counted(timeOfDay), courts: counted(courtKey) };
}

function sharesOf(divisions: readonly (readonly TeamShare[])[], kind: 'times' | 'courts'): Share[] {
  const keys = [...new Set(divisions.flat().flatMap((team) => [...team[kind].keys()]))].sort();
  return keys.map((of) => {
    const ranges = divisions
      .map((teams) => teams.map((team) => team[kind].get(of) ?? 0))
      // A division that has it never is not served worse.
      .filter((counts) => counts.some((count) => count > 0))
      .map(rangeOf);
    const spread = Math.max(...ranges.map(({ least, most }) => most - least));
    return { of, spread, ...rangeOf(ranges.flatMap(({ least, most }) => [least, most])) };
  });
}

const rangeOf = (counts: readonly number[]): Range =>
  counts.length === 0 ? { least: 0, most: 0 } : { least: Math.min(...counts), most: Math.max(...counts) };
