import { inputOfPlan } from '#shared/competitions/schedules/input-of-plan.ts';
import type { SchedulePlan } from '#shared/competitions/schedules/plan.ts';
import { keptOf } from '#shared/competitions/schedules/rainout.ts';
import type { ScheduleInput } from '#shared/competitions/schedules/schemas.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { Problem } from '#shared/contract/errors.ts';
import { type Desk, localNow, scheduledSquad } from './season-desk.ts';

interface Search {
  readonly plan?: SchedulePlan;
  readonly seed?: number;
  /** Matches that a new schedule stays near to; what has been is always among them. */
  readonly near?: readonly ScheduledMatch[];
}

/**
 * What a schedule is made and judged by now.
 * @throws {Problem} schedule.noPlan, schedule.nobodyMeets
 */
export function inputOfDesk(
  { season, squads, schedule, draft, published }: Pick<Desk, 'season' | 'squads' | 'schedule' | 'draft' | 'published'>,
  now: Date,
  { plan = schedule.plan, seed, near = [] }: Search = {},
): ScheduleInput {
  if (!plan) throw new Problem('schedule.noPlan');
  // Before anything is published there is no past to keep: a season that began elsewhere can be written down.
  const notBefore = published ? localNow(season, now) : `${plan.from}T00:00`;
  const been = (published?.matches ?? []).filter(({ at }) => at && at.localStart < notBefore);
  const beenKeys = new Set(been.map(({ key }) => key));
  const previous = keptOf([...been, ...near.filter(({ key }) => !beenKeys.has(key))]);
  const locked = keptOf((draft?.matches ?? []).filter((match) => match.locked && !beenKeys.has(match.key)));
  const planned = { plan, squads: squads.map(scheduledSquad), timeZone: season.facts.timeZone };
  const input = inputOfPlan(planned, { locked, previous, notBefore, ...(seed !== undefined && { seed }) });
  if (!input) throw new Problem('schedule.nobodyMeets');
  return input;
}

/** A version in which nothing is locked but what the scheduler locked. */
export function lockedAs<Version extends { readonly matches: readonly ScheduledMatch[] }>(
  version: Version,
  locks: readonly { readonly key: string }[],
): Version {
  const keys = new Set(locks.map(({ key }) => key));
  return { ...version, matches: version.matches.map((match) => ({ ...match, locked: keys.has(match.key) })) };
}
