import type { ScheduleInput } from '../schemas.ts';
import { dayMinutes, dayOf, minutesAt } from '../solver/local-minutes.ts';
import { waysOf } from '../solver/travel.ts';
import type { ScheduledMatch } from '../version.ts';
import { receiptWords } from './receipt-words.ts';

/** How one squad, or anybody else who is entered, fares. */
interface EntrantReceipt {
  readonly entrantId: string;
  readonly matches: number;
  readonly home: number;
  readonly away: number;
  readonly mostAwayInARow: number;
  /** In the earlier and in the later half of a day's times. */
  readonly early: number;
  readonly late: number;
  /** Between the end of one match and the begin of the next. */
  readonly leastRestHours?: number;
  readonly meanRestDays?: number;
  readonly longestWaitDays?: number;
  readonly travelKm: number;
  /** Rounds without a match, until the last of the group. */
  readonly byes: number;
  readonly unplaced: number;
}

type Measure = 'home' | 'away' | 'early' | 'late' | 'travelKm' | 'byes' | 'mostAwayInARow';

export interface FairnessReceipt {
  readonly entrants: readonly EntrantReceipt[];
  /** The least and the most that anybody has. */
  readonly spread: Readonly<Record<Measure, { readonly least: number; readonly most: number }>>;
  /** The biggest difference of home and away, and of early and late, of anybody. */
  readonly homeAwayDifference: number;
  readonly earlyLateDifference: number;
  readonly sentences: readonly string[];
}

const measures: readonly Measure[] = ['home', 'away', 'early', 'late', 'travelKm', 'byes', 'mostAwayInARow'];

/** How evenly a schedule treats the teams. It looks at matches alone, however the schedule came about. */
export function receiptOf(input: ScheduleInput, matches: readonly ScheduledMatch[]): FairnessReceipt {
  const halves = halvesOf(input, matches);
  const entrants = input.entrants.map((entrant) => entrantReceipt(input, matches, entrant, halves));
  const of = (measure: Measure) => entrants.map((one) => one[measure]);
  const spread = Object.fromEntries(
    measures.map((measure) => [measure, { least: Math.min(...of(measure)), most: Math.max(...of(measure)) }]),
  ) as FairnessReceipt['spread'];
  const homeAwayDifference = Math.max(...entrants.map(({ home, away }) => Math.abs(home - away)));
  const earlyLateDifference = Math.max(...entrants.map(({ early, late }) => Math.abs(early - late)));
  const sentences = receiptWords({ homeAwayDifference, earlyLateDifference, spread });
  return { entrants, spread, homeAwayDifference, earlyLateDifference, sentences };
}

type Placed = ScheduledMatch & { readonly at: NonNullable<ScheduledMatch['at']> };

function entrantReceipt(
  input: ScheduleInput,
  all: readonly ScheduledMatch[],
  { id, homePlaceId }: ScheduleInput['entrants'][number],
  halves: (localStart: string) => number,
): EntrantReceipt {
  const own = all.filter(({ homeId, awayId }) => homeId === id || awayId === id);
  const placed = own
    .filter((match): match is Placed => match.at !== undefined)
    .sort((a, b) => (a.at.localStart < b.at.localStart ? -1 : 1));
  const home = placed.filter(({ homeId }) => homeId === id).length;
  const way = waysOf(input.travel);
  const km = placed.map(({ at }) => (homePlaceId ? 2 * way(homePlaceId, at.placeId).km : 0));
  return {
    entrantId: id,
    matches: placed.length,
    home,
    away: placed.length - home,
    mostAwayInARow: longestRun(placed, id),
    early: placed.filter(({ at }) => halves(at.localStart) < 0).length,
    late: placed.filter(({ at }) => halves(at.localStart) > 0).length,
    ...restOf(placed),
    travelKm: km.reduce((sum, each) => sum + each, 0),
    byes: byesOf(all, own),
    unplaced: own.length - placed.length,
  };
}

function longestRun(placed: readonly Placed[], id: string): number {
  let [run, longest] = [0, 0];
  for (const { awayId } of placed) {
    run = awayId === id ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function restOf(placed: readonly Placed[]) {
  const rests = placed.slice(1).map(({ at }, index) => {
    const before = placed[index];
    const end = before ? minutesAt(before.at.localStart) + (before.durationMinutes ?? 0) : 0;
    return minutesAt(at.localStart) - end;
  });
  if (rests.length === 0) return {};
  const mean = rests.reduce((sum, each) => sum + each, 0) / rests.length;
  return {
    leastRestHours: Math.min(...rests) / 60,
    meanRestDays: mean / dayMinutes,
    longestWaitDays: Math.max(...rests) / dayMinutes,
  };
}

/** Rounds of its groups in which it has no match. */
function byesOf(all: readonly ScheduledMatch[], own: readonly ScheduledMatch[]): number {
  const groups = new Set(own.map(({ groupId }) => groupId));
  const rounds = new Set(all.filter(({ groupId }) => groups.has(groupId)).map((one) => `${one.groupId} ${one.round}`));
  return rounds.size - new Set(own.map((one) => `${one.groupId} ${one.round}`)).size;
}

/** -1 in the earlier half of the times at which matches can begin on that day, 1 in the later. */
function halvesOf(input: ScheduleInput, matches: readonly ScheduledMatch[]): (localStart: string) => number {
  const days = new Map<number, Set<number>>();
  const add = (start: number) => days.set(dayOf(start), (days.get(dayOf(start)) ?? new Set()).add(start));
  for (const { day, from, to, matchMinutes, changeoverMinutes } of input.resources) {
    const closes = minutesAt(`${day}T${to}`);
    for (
      let start = minutesAt(`${day}T${from}`);
      start + matchMinutes <= closes;
      start += matchMinutes + changeoverMinutes
    )
      add(start);
  }
  for (const { at } of matches) if (at) add(minutesAt(at.localStart));
  return (localStart) => {
    const start = minutesAt(localStart);
    const starts = [...(days.get(dayOf(start)) ?? [])].sort((a, b) => a - b);
    return Math.sign(2 * starts.indexOf(start) - (starts.length - 1));
  };
}
