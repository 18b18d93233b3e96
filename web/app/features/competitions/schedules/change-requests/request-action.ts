import type { ActionFunctionArgs } from 'react-router';
import { schedules } from '#shared/competitions/schedules/contract.ts';
import type { PlayedAt } from '#shared/competitions/schedules/schemas.ts';
import { formAction } from '#web/app/forms/form-action.ts';
import { operations } from '#web/app/operations/operations.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import { seasonIn } from '../season-input.ts';

interface OfRequest {
  readonly requestId: string;
  readonly version: number;
}

/** What captains, and who makes the schedule, say of another time for a match. */
export type RequestIntent =
  | { readonly intent: 'ask'; readonly key: string; readonly options: PlayedAt[]; readonly reason: string }
  | (OfRequest & { readonly intent: 'accept'; readonly option: number })
  | (OfRequest & { readonly intent: 'counter'; readonly options: PlayedAt[] })
  | (OfRequest & { readonly intent: 'decline' })
  | (OfRequest & { readonly intent: 'approve' })
  | (OfRequest & { readonly intent: 'refuse' });

export const requestAction = formAction(async (sent: RequestIntent, args: ActionFunctionArgs) => {
  notify('success', await said(seasonIn(args), sent));
  return undefined;
});

async function said(at: { seasonId: string }, sent: RequestIntent): Promise<string> {
  if (sent.intent === 'ask') {
    const { key, options, reason } = sent;
    await operations(schedules).askForChange({ ...at, key, options, reason });
    return 'The other captain was asked. They have 48 hours to answer.';
  }
  const { requestId, version } = sent;
  if (sent.intent === 'approve' || sent.intent === 'refuse') {
    await operations(schedules).decideChangeRequest({ ...at, requestId, version, decision: sent.intent });
    return sent.intent === 'approve' ? 'The match was moved. Both squads were told.' : 'The match stays where it is.';
  }
  const { status } = await operations(schedules).answerChangeRequest({
    ...at,
    requestId,
    version,
    answer: answerOf(sent),
  });
  if (sent.intent === 'counter') return 'The other captain was asked about these times.';
  if (status === 'declined') return 'The match stays where it is.';
  return status === 'approved' ? 'The match was moved.' : 'Agreed. Whoever makes the schedule approves it next.';
}

function answerOf(sent: Extract<RequestIntent, { intent: 'accept' | 'counter' | 'decline' }>) {
  if (sent.intent === 'accept') return { do: 'accept' as const, option: sent.option };
  return sent.intent === 'counter' ? { do: 'counter' as const, options: sent.options } : { do: 'decline' as const };
}
