import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { schedules } from '#shared/competitions/schedules/contract.ts';
import { generateSchedule } from '#shared/competitions/schedules/solver/generate.ts';
import { settleSchedule } from '#shared/competitions/schedules/solver/settle.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { deskView } from '../desk-view.ts';
import { documentOf } from '../document.ts';
import { inputOfDesk, lockedAs } from '../input-of-desk.ts';
import { type Desk, readDesk, readDeskAt, type ScheduleSources } from '../season-desk.ts';
import type { ScheduleStep } from '../store.ts';

type Operations = (typeof schedules)['operations'];

export async function getScheduleDesk(
  { seasonId }: Parsed<Operations['getScheduleDesk']>,
  { now }: Caller,
  sources: ScheduleSources,
): Promise<Output<Operations['getScheduleDesk']>> {
  return deskView(await readDesk(seasonId, sources), now);
}

/** A draft is looked at by the new plan: what it forbids has no time any more, and everything else stays. */
export async function saveSchedulePlan(
  { plan, ...at }: Parsed<Operations['saveSchedulePlan']>,
  { now }: Caller,
  sources: ScheduleSources,
): Promise<Output<Operations['saveSchedulePlan']>> {
  const desk = await readDeskAt(at, sources);
  const draft = desk.draft && settled(desk, { plan }, now);
  return deskView(await step(desk, { plan, draft }, sources, now), now);
}

function settled(desk: Desk, { plan }: Required<Pick<ScheduleStep, 'plan'>>, now: Date) {
  try {
    return plan && documentOf(settleSchedule(inputOfDesk(desk, now, { plan }), desk.draft?.matches ?? []));
  } catch (error) {
    if (error instanceof Problem && error.code === 'schedule.nobodyMeets') return undefined;
    throw error;
  }
}

export async function makeSchedule(
  { seed, afresh, ...at }: Parsed<Operations['makeSchedule']>,
  { now }: Caller,
  sources: ScheduleSources,
): Promise<Output<Operations['makeSchedule']>> {
  const desk = await readDeskAt(at, sources);
  const near = afresh ? [] : (desk.published?.matches ?? aroundLocks(desk));
  const input = inputOfDesk(desk, now, { seed, near });
  const draft = documentOf(lockedAs(generateSchedule(input), input.locked));
  return deskView(await step(desk, { draft }, sources, now), now);
}

/** What is locked is kept with the rest of its draft around it; a draft without a lock is made anew. */
const aroundLocks = ({ draft }: Desk) => (draft?.matches.some(({ locked }) => locked) ? draft.matches : []);

/**
 * Takes a step from what was read.
 * @throws {Problem} record.changed
 */
export async function step(desk: Desk, change: ScheduleStep, { store }: ScheduleSources, now: Date): Promise<Desk> {
  const schedule = await store.step(desk.schedule, change, now);
  if (!schedule) {
    const { version: currentVersion } = await store.find(desk.season.seasonId);
    throw new Problem('record.changed', { currentVersion });
  }
  const { draft = desk.draft, published = desk.published } = change;
  return { ...desk, schedule, draft, published };
}
