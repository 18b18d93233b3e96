import type { Sent } from '#shared/contract/operation.ts';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useEventInput } from '../details/event-access.ts';

/** Holding a spot of the event of the page to pay for it: `hold({ guests })`. */
export function useHold(eventId: string) {
  const input = useEventInput(eventId);
  const { run, isRunning } = useOperation(eventCheckout, 'holdSpots');
  const hold = (said: Omit<Sent<typeof eventCheckout.operations.holdSpots>, 'eventId' | 'token'> = {}) =>
    void run({ ...input, ...said });
  return { hold, isRunning };
}
