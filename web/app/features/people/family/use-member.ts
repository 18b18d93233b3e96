import { useFetcher } from 'react-router';
import type { Rejection } from '#web/app/operations/rejection.ts';
import type { MemberIntent } from './member-intents.ts';

/** Sends a change to the page's own action. */
export function useMember() {
  const fetcher = useFetcher<Rejection | null>();
  const send = (intent: MemberIntent) =>
    void fetcher.submit(intent as never, { method: 'post', encType: 'application/json' });
  return { send, isSending: fetcher.state !== 'idle' };
}
