import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { schedules } from '#shared/competitions/schedules/contract.ts';
import { displacedBy, planRainout as planFor } from '#shared/competitions/schedules/rainout.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { deskView } from '../desk-view.ts';
import { documentOf } from '../document.ts';
import { inputOfDesk, lockedAs } from '../input-of-desk.ts';
import { localNow, readDeskAt, type ScheduleSources } from '../season-desk.ts';
import { step } from './make-schedule.ts';

type Operations = (typeof schedules)['operations'];

/** Locked matches that are displaced lose their lock: what they were locked to is closed. */
export async function planRainout(
  { closure, apply, ...at }: Parsed<Operations['planRainout']>,
  { now }: Caller,
  sources: ScheduleSources,
): Promise<Output<Operations['planRainout']>> {
  const desk = await readDeskAt(at, sources);
  const { draft, schedule, season } = desk;
  if (!draft || !schedule.plan) throw new Problem('schedule.noDraft');
  const input = inputOfDesk(desk, now);
  const displaced = new Set(displacedBy(draft.matches, closure, localNow(season, now)));
  const locked = input.locked.filter(({ key }) => !displaced.has(key));
  const plan = planFor({ ...input, locked }, draft.matches, closure, localNow(season, now));
  const { changes, entrantIds } = plan.difference;
  const seen = {
    displaced: [...plan.displaced],
    difference: { changes: [...changes], entrantIds: [...entrantIds] },
    unplaced: plan.version.unplaced.map((one) => ({ ...one, constraintIds: [...one.constraintIds] })),
  };
  if (!apply) return seen;
  const { closures } = schedule.plan;
  const change = {
    plan: { ...schedule.plan, closures: [...closures.filter(({ id }) => id !== closure.id), closure] },
    draft: documentOf(lockedAs(plan.version, locked)),
  };
  return { ...seen, desk: deskView(await step(desk, change, sources, now), now) };
}
