import type { ScheduleInput } from '../schemas.ts';
import type { ScheduledMatch } from '../version.ts';
import { type Capacity, capacityOf, mostMatchesOf } from './capacity.ts';
import type { Limit } from './limit.ts';
import { awayWords, daysWords, freeWords, lockWords, roundWords, seasonWords } from './limit-words.ts';
import { whyUneven } from './uneven.ts';

interface Planned {
  readonly matches: readonly ScheduledMatch[];
  readonly unplaced: readonly {
    readonly key: string;
    readonly constraintIds: readonly string[];
    readonly sentence: string;
  }[];
}

/**
 * Which limit stands in the way where matches have no time, a weekly season takes more weeks than it has rounds, or
 * teams differ by more than one in times or courts. While a match has no time, at least one is named.
 */
export function limitsOf(input: ScheduleInput, planned: Planned): Limit[] {
  const capacity = capacityOf(input, planned.matches);
  if (planned.unplaced.length > 0) return whyUnplaced(input, planned, capacity);
  return [...whyLonger(input, planned.matches, capacity), ...whyUneven(input, planned.matches, capacity)];
}

function whyUnplaced(input: ScheduleInput, { matches, unplaced }: Planned, capacity: Capacity): Limit[] {
  const keys = new Set(unplaced.map(({ key }) => key));
  const nameOf = (squadId: string) => nameIn(input, squadId);
  const locked = matches.filter((match) => keys.has(match.key) && match.locked);
  const free = unplaced.filter(({ constraintIds }) => constraintIds.includes('waiting')).length;
  const found: Limit[] = [
    ...locked.map(
      (match): Limit => ({ kind: 'lock', sentence: lockWords(match, nameOf), remedy: { add: 'unlock', count: 1 } }),
    ),
    ...tooFull(matches.length, capacity),
    ...tooFewDays(input, matches, capacity),
    ...(free > 0 ? [{ kind: 'free' as const, sentence: freeWords(free) }] : []),
  ];
  if (found.length > 0) return found;
  const round = roundTooBig(capacity);
  if (round) return [round];
  const sentence = `${unplaced[0]?.sentence} Add a week, a time or a field.`;
  return [{ kind: 'reason', sentence, remedy: { add: 'weeks', count: capacity.rounds } }];
}

const nameIn = ({ entrants }: ScheduleInput, squadId: string) =>
  entrants.find(({ id }) => id === squadId)?.name ?? 'A former team';

/** Fewer times on courts than matches. */
function tooFull(needed: number, capacity: Capacity): Limit[] {
  const missing = needed - capacity.slots.length;
  if (missing <= 0) return [];
  const count = Math.ceil(missing / Math.max(1, capacity.courts * capacity.days.length));
  return [{ kind: 'season', sentence: seasonWords(capacity, needed), remedy: { add: 'times', count } }];
}

/** Rounds for which there are too few days; or else teams that are away on too many of them. */
function tooFewDays(input: ScheduleInput, matches: readonly ScheduledMatch[], capacity: Capacity): Limit[] {
  const possible = mostMatchesOf({ unavailable: [] }, capacity, input);
  const needed = Math.max(0, ...[...Map.groupBy(matches, ({ groupId }) => groupId).values()].map(roundsOf));
  const weeksFor = (missing: number) => Math.ceil(missing / perWeek(input, capacity));
  if (needed > possible) {
    const count = weeksFor(needed - possible);
    const sentence = daysWords(capacity, { possible, needed }, { weeks: count, rules: input.rules });
    return [{ kind: 'days', sentence, remedy: { add: 'weeks', count } }];
  }
  return input.entrants.flatMap((entrant): Limit[] => {
    const own = matches.filter(({ homeId, awayId }) => homeId === entrant.id || awayId === entrant.id).length;
    const free = mostMatchesOf(entrant, capacity, input);
    if (own <= free) return [];
    const sentence = awayWords(entrant.name, { possible: free, needed: own });
    return [{ kind: 'away', sentence, remedy: { add: 'weeks', count: weeksFor(own - free) } }];
  });
}

/** The fewest in which the teams of a division can play these matches; with an odd number of teams one has a bye. */
function roundsOf(matches: readonly ScheduledMatch[]): number {
  const teams = new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId])).size;
  return Math.ceil(matches.length / Math.max(1, Math.floor(teams / 2)));
}

/** As often as a team may play in one more week. */
function perWeek({ rules }: ScheduleInput, { weeks, days }: Capacity): number {
  const daysInWeek = Math.max(1, Math.round(days.length / Math.max(1, weeks.length)));
  return Math.min(rules.mostPerWeek, rules.mostPerDay * daysInWeek);
}

/** A round that does not fit into the week with most room, which is a day where there is one a week. */
function roundTooBig(capacity: Capacity): Limit | undefined {
  const { weeks, days, biggestRound, courts } = capacity;
  const room = Math.max(0, ...weeks.map(({ slots }) => slots.length));
  if (biggestRound <= room) return undefined;
  const count = Math.ceil((biggestRound - room) / Math.max(1, courts));
  const sentence = roundWords(capacity, room, days.length > weeks.length ? 'week' : 'day');
  return { kind: 'round', sentence, remedy: { add: 'times', count } };
}

/** More weeks than rounds. */
function whyLonger(input: ScheduleInput, matches: readonly ScheduledMatch[], capacity: Capacity): Limit[] {
  const isLonger = input.shape === 'weekly' && weeksUsed(matches) > capacity.rounds;
  const round = isLonger ? roundTooBig(capacity) : undefined;
  return round ? [round] : [];
}

const dayMs = 86_400_000;
/** Weeks begin on Monday; 1970 began on a Thursday. */
const weekOfDay = (day: string) => Math.floor((Date.parse(`${day}T00:00Z`) / dayMs + 3) / 7);
const weeksUsed = (matches: readonly ScheduledMatch[]) =>
  new Set(matches.flatMap(({ at }) => (at ? [weekOfDay(at.localStart.slice(0, 10))] : []))).size;
