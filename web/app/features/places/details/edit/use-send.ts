import { useFetcher } from 'react-router';
import type { ManagerIntent } from '../../managers/manager-intents.ts';
import type { PlaceIntent } from './place-intents.ts';

/** Sends what a press of a button means to the page's action. */
export function useSend<Intent extends PlaceIntent | ManagerIntent>() {
  const fetcher = useFetcher();
  return {
    send: (sent: Intent) => void fetcher.submit(sent as never, { method: 'post', encType: 'application/json' }),
    isBusy: fetcher.state !== 'idle',
  };
}
