import type { ActionFunctionArgs } from 'react-router';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { Ruleset } from '#shared/competitions/standings/ruleset.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { seasonIn } from '../schedules/season-input.ts';

/** What whoever runs a season decides about a table. */
export type RulesIntent = { readonly divisionId: string; readonly version: number } & (
  | { readonly intent: 'rules'; readonly ruleset: Ruleset; readonly places: number }
  | { readonly intent: 'adjust'; readonly entrantId: string; readonly points: number; readonly reason: string }
  | { readonly intent: 'drop'; readonly index: number }
  | { readonly intent: 'order'; readonly order: string[]; readonly reason: string }
  | { readonly intent: 'lots' }
);

export const rulesAction = formAction(async (sent: RulesIntent, args: ActionFunctionArgs) => {
  const { divisionId, version } = sent;
  notify('success', await done({ ...seasonIn(args), divisionId, version }, sent));
  return undefined;
});

async function done(at: { seasonId: string; divisionId: string; version: number }, sent: RulesIntent): Promise<string> {
  switch (sent.intent) {
    case 'rules':
      await operations(schedules).saveRuleset({ ...at, ruleset: sent.ruleset, places: sent.places });
      return 'The rules are saved. The table follows them.';
    case 'adjust':
      await operations(schedules).adjustStandings({
        ...at,
        entrantId: sent.entrantId,
        points: sent.points,
        reason: sent.reason,
      });
      return 'The points are adjusted.';
    case 'drop':
      await operations(schedules).dropAdjustment({ ...at, index: sent.index });
      return 'The adjustment is gone.';
    case 'order':
      await operations(schedules).orderByHand({ ...at, order: sent.order, reason: sent.reason });
      return 'The order is kept.';
    case 'lots':
      await operations(schedules).drawLots(at);
      return 'Lots were drawn.';
  }
}
