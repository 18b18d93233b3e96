import { useFetcher } from 'react-router';
import type { ListIntent } from './list-intents.ts';

/** Sends one thing at a time, for a button that shows that it is under way. */
export function useListIntent() {
  const fetcher = useFetcher();
  const send = (sent: ListIntent) =>
    void fetcher.submit(sent as never, { method: 'post', encType: 'application/json' });
  return { send, isBusy: fetcher.state !== 'idle' };
}
