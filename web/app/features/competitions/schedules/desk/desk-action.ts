import type { ActionFunctionArgs } from 'react-router';
import { type DraftChange, schedules } from '#shared/competitions/schedules/contract.ts';
import type { Input } from '#shared/contract/operation.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { seasonIn } from '../season-input.ts';
import type { useSend } from '../use-send.ts';

type Operations = (typeof schedules)['operations'];
export type PlanInput = Input<Operations['saveSchedulePlan']>['plan'];
type ClosureInput = Input<Operations['planRainout']>['closure'];

/** What who makes a schedule does on its page. */
export type DeskIntent = { readonly version: number } & (
  | { readonly intent: 'plan'; readonly plan: PlanInput }
  | { readonly intent: 'make'; readonly seed: number; readonly afresh: boolean }
  | { readonly intent: 'change'; readonly changes: DraftChange[] }
  | { readonly intent: 'rainout'; readonly closure: ClosureInput }
  | { readonly intent: 'round'; readonly divisionId: string }
  | { readonly intent: 'publish' }
);

/** How the desk's parts send what somebody decided. */
export type Sending = ReturnType<typeof useSend<DeskIntent>>;

export const deskAction = formAction(async (sent: DeskIntent, args: ActionFunctionArgs) => {
  const said = await done({ ...seasonIn(args), version: sent.version }, sent);
  if (said) notify('success', said);
  return undefined;
});

async function done(at: { seasonId: string; version: number }, sent: DeskIntent): Promise<string | undefined> {
  switch (sent.intent) {
    case 'plan':
      await operations(schedules).saveSchedulePlan({ ...at, plan: sent.plan });
      return 'The plan is saved.';
    case 'make':
      await operations(schedules).makeSchedule({ ...at, seed: sent.seed, afresh: sent.afresh });
      return 'A draft was made. Nobody sees it until you publish it.';
    case 'change':
      await operations(schedules).changeDraft({ ...at, changes: sent.changes });
      return undefined;
    case 'rainout':
      await operations(schedules).planRainout({ ...at, closure: sent.closure, apply: true });
      return 'The draft has the new times. Publish it to tell those whose matches move.';
    case 'round':
      await operations(schedules).makeNextRound({ ...at, divisionId: sent.divisionId });
      return 'The next round is in the draft. Nobody sees it until you publish it.';
    case 'publish':
      await operations(schedules).publishSchedule(at);
      return 'The schedule is published. Those whose matches changed are told.';
  }
}
