import { useFetcher } from 'react-router';
import type { Rejection } from '#web/app/operations/rejection.ts';

/** Sends what a press of a button means to the page's action, and what it said to that. */
export function usePageSend<Sent>() {
  const fetcher = useFetcher<Rejection | undefined>();
  const isIdle = fetcher.state === 'idle';
  return {
    send: (sent: Sent) => void fetcher.submit(sent as never, { method: 'post', encType: 'application/json' }),
    isBusy: !isIdle,
    rejection: isIdle ? (fetcher.data ?? undefined) : undefined,
    problem: isIdle ? fetcher.data?.title : undefined,
    /** Answered without a refusal since it was sent. */
    isDone: isIdle && fetcher.data === null,
  };
}
