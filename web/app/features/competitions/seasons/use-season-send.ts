import { useFetcher } from 'react-router';
import type { Rejection } from '#web/app/operations/rejection.ts';

/** Sends what a press of a button means to the page's action, and what it said to that. */
export function useSeasonSend<Intent>() {
  const fetcher = useFetcher<Rejection | undefined>();
  const rejection = fetcher.state === 'idle' ? fetcher.data : undefined;
  return {
    send: (sent: Intent) => void fetcher.submit(sent as never, { method: 'post', encType: 'application/json' }),
    isBusy: fetcher.state !== 'idle',
    problem: rejection && (Object.values(rejection.fields)[0] ?? rejection.title),
  };
}
