import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { schedules } from '#shared/competitions/schedules/contract.ts';
import { differenceOf } from '#shared/competitions/schedules/difference.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { deskView } from '../desk-view.ts';
import { publishedFact } from '../facts.ts';
import { readDeskAt, type ScheduleSources } from '../season-desk.ts';
import { step } from './make-schedule.ts';

type Operations = (typeof schedules)['operations'];

/** One step: the draft is what is published, and a fact says so. Where nothing differs nothing is published. */
export async function publishSchedule(
  at: Parsed<Operations['publishSchedule']>,
  { now }: Caller,
  sources: ScheduleSources,
): Promise<Output<Operations['publishSchedule']>> {
  const desk = await readDeskAt(at, sources);
  const { season, schedule, draft, published } = desk;
  if (!draft) throw new Problem('schedule.noDraft');
  if (published && differenceOf(published.matches, draft.matches, []).changes.length === 0) return deskView(desk, now);
  const facts = [publishedFact(season, schedule.number + 1, now)];
  return deskView(await step(desk, { published: draft, facts }, sources, now), now);
}
