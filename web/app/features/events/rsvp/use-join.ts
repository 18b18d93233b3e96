import type { Sent } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import type { Place } from '#shared/events/details/schemas.ts';
import { useOperation } from '#web/app/operations/use-operation.ts';
import { useEventInput } from '../details/event-access.ts';

/** Joining the event of the page: `join({ note })`. */
export function useJoin(eventId: string) {
  const input = useEventInput(eventId);
  const { run, isRunning } = useOperation(events, 'joinEvent', { done: ({ mine }) => joinedWords(mine) });
  const join = (said: Omit<Sent<typeof events.operations.joinEvent>, 'eventId' | 'token'> = {}) =>
    void run({ ...input, ...said });
  return { join, isRunning };
}

export function joinedWords(mine: Place): string {
  if (mine.status === 'waiting') return `You're number ${mine.position} in line`;
  if (mine.status === 'requested') return 'Request sent';
  return "You're in";
}
