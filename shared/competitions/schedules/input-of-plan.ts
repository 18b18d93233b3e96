import { pairingsOf } from './pairing/pairings.ts';
import { daysOn, type SchedulePlan } from './plan.ts';
import { goesByRound, type PlannedDivision, poolsIn } from './planned-division.ts';
import { type Resource, ScheduleInput } from './schemas.ts';

/** A squad as a schedule needs to know it. */
export interface ScheduledSquad {
  readonly squadId: string;
  readonly divisionId: string;
  readonly name: string;
  readonly personIds: readonly string[];
  /** Days of the week that it asked not to play on, 0 is Monday, and a squad that it likes to play beside. */
  readonly daysNotAvailable: readonly number[];
  readonly linkWith?: string | undefined;
}

/** A plan, and its audience. */
export interface Planned {
  readonly plan: SchedulePlan;
  readonly squads: readonly ScheduledSquad[];
  readonly timeZone: string;
}

type Kept = Pick<ScheduleInput, 'locked' | 'previous' | 'notBefore'>;

/** What the maker of schedules reads, from a plan and the squads that are in the season now; nothing when there are no pairings. */
export function inputOfPlan(
  { plan, squads, timeZone }: Planned,
  more: Partial<Kept & Pick<ScheduleInput, 'seed' | 'effort'>> = {},
): ScheduleInput | undefined {
  const groups = plan.divisions
    .map((division) => groupOf(division, idsIn(division.divisionId, squads)))
    .filter(({ entrantIds, pairs }) => entrantIds.length > 1 && pairs?.length !== 0);
  if (groups.length === 0) return undefined;
  const { from, until, closures, travel, holidays, rules, shape, weights } = plan;
  const scheduled = new Set(groups.flatMap(({ entrantIds }) => entrantIds));
  return ScheduleInput.parse({
    timeZone,
    from,
    until,
    closures,
    travel,
    holidays,
    rules,
    shape,
    weights,
    groups,
    ...more,
    entrants: entrantsOf(
      plan,
      squads.filter(({ squadId }) => scheduled.has(squadId)),
    ),
    resources: resourcesOf(plan),
    officials: officialsOf(plan),
    officialsPerMatch: plan.officialsPerMatch,
  });
}

type PlannedGroup = Parameters<typeof pairingsOf>[0] & { readonly rounds?: number };

/** The pairings of a division: all, all of a pool, or given pairs. */
function groupOf(division: PlannedDivision, entrantIds: readonly string[]): PlannedGroup {
  const { divisionId, meetings, format, pairs, rounds } = division;
  const group = { id: divisionId, entrantIds, meetings };
  if (goesByRound(division)) {
    const here = pairs.filter(({ homeId, awayId }) => entrantIds.includes(homeId) && entrantIds.includes(awayId));
    return { ...group, pairs: here, ...(rounds !== undefined && { rounds }) };
  }
  if (format !== 'pools' || division.pools.length === 0) return group;
  const inPools = poolsIn(division, entrantIds).flatMap((pool) => pairingsOf({ ...group, entrantIds: pool }));
  return { ...group, pairs: inPools.map(({ round, homeId, awayId }) => ({ round, homeId, awayId })) };
}

/** The same times on every day that falls on their days of the week. */
const officialsOf = ({ officials = [], from, until }: SchedulePlan) =>
  officials.map(({ id, weekdays, ...times }) => ({
    id,
    available: daysOn(weekdays, from, until)
      .slice(0, 200)
      .map((day) => ({ from: `${day}T${times.from}`, until: `${day}T${times.to}` })),
  }));

const idsIn = (divisionId: string, squads: readonly ScheduledSquad[]) =>
  squads.filter((squad) => squad.divisionId === divisionId).map(({ squadId }) => squadId);

/** People matter to a schedule only where they are in more than one squad; no others are named. */
function entrantsOf(plan: SchedulePlan, squads: readonly ScheduledSquad[]) {
  const times = new Map<string, number>();
  for (const { personIds } of squads) for (const id of new Set(personIds)) times.set(id, (times.get(id) ?? 0) + 1);
  return squads.map((squad) => {
    const wishes = plan.squads.find((one) => one.squadId === squad.squadId);
    return {
      id: squad.squadId,
      name: squad.name,
      personIds: [...new Set(squad.personIds)].filter((id) => (times.get(id) ?? 0) > 1),
      homePlaceId: wishes?.homePlaceId,
      siblingsOf: wishes?.siblingsOf ?? linkOf(squad, squads),
      unavailable: wishes?.unavailable ?? [],
      weekdays: wishes?.weekdays.length ? wishes.weekdays : otherDays(squad.daysNotAvailable),
    };
  });
}

const week = [0, 1, 2, 3, 4, 5, 6];
const otherDays = (days: readonly number[]) => (days.length === 0 ? [] : week.filter((day) => !days.includes(day)));

/** The same word for both of two squads of which one asked to be linked with the other. */
function linkOf({ squadId, linkWith }: ScheduledSquad, squads: readonly ScheduledSquad[]): string | undefined {
  const other = linkWith ?? squads.find((one) => one.linkWith === squadId)?.squadId;
  return other && [squadId, other].sort().join('+').slice(0, 80);
}

const resourcesOf = ({ openings, from, until }: SchedulePlan): Resource[] =>
  openings.flatMap(({ weekdays, courtIds, ...times }) =>
    daysOn(weekdays, from, until).flatMap((day) =>
      courtIds.map((courtId) => ({
        placeId: times.placeId,
        courtId,
        day,
        from: times.from,
        to: times.to,
        gameTypes: [],
        matchMinutes: times.matchMinutes,
        changeoverMinutes: times.changeoverMinutes,
      })),
    ),
  );
