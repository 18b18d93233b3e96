import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import type { DraftChange, schedules } from '#shared/competitions/schedules/contract.ts';
import { whyItStays } from '#shared/competitions/schedules/hand-moves.ts';
import type { ScheduleInput } from '#shared/competitions/schedules/schemas.ts';
import { judgeMoves } from '#shared/competitions/schedules/solver/judge-move.ts';
import { settleSchedule } from '#shared/competitions/schedules/solver/settle.ts';
import type { ScheduledMatch } from '#shared/competitions/schedules/version.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { deskView } from '../desk-view.ts';
import { documentOf } from '../document.ts';
import { inputOfDesk } from '../input-of-desk.ts';
import { readDeskAt, type ScheduleSources } from '../season-desk.ts';
import { step } from './make-schedule.ts';

type Operations = (typeof schedules)['operations'];

export async function changeDraft(
  { changes, ...at }: Parsed<Operations['changeDraft']>,
  { now }: Caller,
  sources: ScheduleSources,
): Promise<Output<Operations['changeDraft']>> {
  const desk = await readDeskAt(at, sources);
  if (!desk.draft) throw new Problem('schedule.noDraft');
  const input = inputOfDesk(desk, now);
  const matches = changes.reduce(
    (so, change, index) => changed({ input, matches: so, field: `changes.${index}` }, change),
    desk.draft.matches,
  );
  const draft = documentOf(settleSchedule(input, matches));
  return deskView(await step(desk, { draft }, sources, now), now);
}

interface Before {
  readonly input: ScheduleInput;
  readonly matches: readonly ScheduledMatch[];
  readonly field: string;
}

function changed({ input, matches, field }: Before, change: DraftChange): readonly ScheduledMatch[] {
  const match = matches.find(({ key }) => key === change.key);
  if (!match) throw new Problem('schedule.matchNotFound');
  const refuse = (sentence: string) => new Problem('schedule.moveRefused', { fields: { [field]: sentence } });
  const fixed = change.do === 'lock' || change.do === 'unlock' ? undefined : whyItStays(match, input);
  if (fixed) throw refuse(fixed);
  if (change.do === 'move') {
    const breaks = judgeMoves(input, matches)(change.key, change.to);
    if (breaks.length > 0) throw refuse(breaks.map(({ sentence }) => sentence).join(' '));
  }
  return matches.map((one) => (one === match ? after(match, change) : one));
}

function after(match: ScheduledMatch, change: DraftChange): ScheduledMatch {
  const { at, durationMinutes, ...rest } = match;
  switch (change.do) {
    case 'move':
      return { ...match, at: change.to };
    case 'takeOff':
      return rest;
    case 'turn':
      return { ...match, homeId: match.awayId, awayId: match.homeId };
    default:
      // What has no time has nothing to be locked to.
      return { ...match, locked: change.do === 'lock' && at !== undefined };
  }
}
