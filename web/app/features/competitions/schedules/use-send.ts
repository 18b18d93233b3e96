import { useFetcher } from 'react-router';
import type { Rejection } from '#web/app/operations/rejection.ts';

/** Sends what somebody pressed to the action of the page. */
export function useSend<Intent>() {
  const fetcher = useFetcher<Rejection | null>();
  const send = (intent: Intent) =>
    void fetcher.submit(intent as never, { method: 'post', encType: 'application/json' });
  const isIdle = fetcher.state === 'idle';
  return {
    send,
    isBusy: !isIdle,
    rejection: isIdle ? (fetcher.data ?? undefined) : undefined,
    /** Answered without a refusal since it was sent. */
    isDone: isIdle && fetcher.data === null,
  };
}

/** A refusal in its own words, with what it says of the fields. */
export const sentenceOf = ({ title, fields }: Rejection): string => [title, ...Object.values(fields)].join(' ');
