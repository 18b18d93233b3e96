import type { ScheduleDesk } from '#shared/competitions/schedules/contract.ts';
import { poolsOf } from '#shared/competitions/schedules/pairing/pools.ts';
import type { SchedulePlan } from '#shared/competitions/schedules/plan.ts';
import { type PlannedDivision, poolsIn } from '#shared/competitions/schedules/planned-division.ts';
import { Rules } from '#shared/competitions/schedules/schemas.ts';
import { Weights } from '#shared/competitions/schedules/weights.ts';
import { emptyPlace, type PlaceValues, type PlanInput, placeOf, placesOf } from './place-values.ts';

/** How a division is played; `none` where it is not in the schedule. */
export interface DivisionValues {
  readonly format: PlannedDivision['format'] | 'none';
  readonly meetings: number;
  /** Of Swiss divisions and ladders. */
  readonly rounds: number;
  readonly reach: number;
  readonly pools: readonly (readonly string[])[];
}

/** A division that is not in the schedule. */
export const notPlayed: DivisionValues = { format: 'none', meetings: 1, rounds: 5, reach: 2, pools: [] };

/** What few schedules need to say, as the plan has it. */
export type PlanMore = Pick<
  SchedulePlan,
  'shape' | 'weights' | 'holidays' | 'travel' | 'squads' | 'closures' | 'officials' | 'officialsPerMatch'
> & { readonly rules: Rules };

export interface PlanValues {
  readonly from: string;
  readonly until: string;
  readonly divisions: Readonly<Record<string, DivisionValues>>;
  readonly places: readonly PlaceValues[];
  readonly more: PlanMore;
  readonly autoApprove: boolean;
}

/** What the form begins with: the plan, or the first one of a season. */
export function valuesOf({ plan, divisions, startDate, endDate }: ScheduleDesk): PlanValues {
  const ways = Object.fromEntries(divisions.map(({ divisionId }) => [divisionId, wayOf(plan, divisionId)]));
  const more = moreOf(plan);
  if (!plan)
    return { from: startDate, until: endDate, divisions: ways, places: [emptyPlace(1)], autoApprove: false, more };
  const { from, until, autoApprove } = plan;
  return { from, until, divisions: ways, places: placesOf(plan), autoApprove, more };
}

const moreOf = (plan: ScheduleDesk['plan']): PlanMore => ({
  rules: Rules.parse(plan?.rules ?? {}),
  // A plan from before there was a choice is spread as it was.
  shape: plan ? (plan.shape ?? 'spread') : 'weekly',
  weights: Weights.parse(plan?.weights ?? {}),
  holidays: plan?.holidays ?? [],
  travel: plan?.travel ?? [],
  squads: plan?.squads ?? [],
  closures: plan?.closures ?? [],
  officials: plan?.officials ?? [],
  officialsPerMatch: plan?.officialsPerMatch ?? 0,
});

function wayOf(plan: ScheduleDesk['plan'], divisionId: string): DivisionValues {
  const planned = plan?.divisions.find((one) => one.divisionId === divisionId);
  if (!planned) return plan ? notPlayed : { ...notPlayed, format: 'round_robin' };
  const { format = 'round_robin', meetings, rounds = notPlayed.rounds, reach = notPlayed.reach, pools = [] } = planned;
  return { format, meetings, rounds, reach, pools };
}

/** So many pools of the squads of a division; those that there are stay as they are. */
export const inPools = (count: number, squadIds: readonly string[], { pools }: DivisionValues): string[][] =>
  pools.length === count ? poolsIn({ pools: pools.map((pool) => [...pool]) }, squadIds) : poolsOf(squadIds, count);

/** The plan with what the form says; what the form does not ask for stays. */
export function planOf(values: PlanValues, plan: ScheduleDesk['plan']): PlanInput {
  const { from, until, autoApprove, divisions, more } = values;
  const places = values.places.map((place) => placeOf(place, plan));
  return {
    ...plan,
    from,
    until,
    autoApprove,
    ...more,
    divisions: Object.entries(divisions).flatMap(([divisionId, way]) => divisionOf(divisionId, way, plan)),
    places: places.map(({ place }) => place),
    openings: places.flatMap(({ openings }) => openings),
  };
}

/** The rounds that were made stay as long as the division is played in the same way. */
function divisionOf(divisionId: string, way: DivisionValues, plan: ScheduleDesk['plan']): PlanInput['divisions'] {
  const { format, meetings, rounds, reach, pools } = way;
  if (format === 'none') return [];
  const before = plan?.divisions.find((one) => one.divisionId === divisionId);
  const kept = before?.format === format ? { pairs: before.pairs, byes: before.byes } : {};
  const division = { divisionId, format, meetings };
  if (format === 'pools') return [{ ...division, pools: pools.map((pool) => [...pool]) }];
  return [format === 'round_robin' ? division : { ...division, rounds, reach, ...kept }];
}
