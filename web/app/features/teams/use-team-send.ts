import { useFetcher } from 'react-router';
import type { Rejection } from '../../forms/form-action.ts';
import type { TeamIntent } from './team-intents.ts';

/** Sends what a press of a button means to the page's action, and what it said to that. */
export function useTeamSend() {
  const fetcher = useFetcher<Rejection | undefined>();
  return {
    send: (sent: TeamIntent) => void fetcher.submit(sent as never, { method: 'post', encType: 'application/json' }),
    isBusy: fetcher.state !== 'idle',
    problem: fetcher.state === 'idle' ? fetcher.data?.title : undefined,
  };
}
