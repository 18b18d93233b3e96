import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Problem } from '#shared/contract/errors.ts';
import type { Answer } from '#shared/contract/operation.ts';
import { events } from '#shared/events/contract.ts';
import { EventId } from '#shared/ids.ts';
import { operations } from '#web/app/operations/operations.ts';
import { hasSession } from '#web/app/session/access-token.ts';

type Mine = Answer<typeof events.operations.getEvent>;

/** An event as the reader may see it; without a session they stand nowhere and manage nothing. */
export type SeenEvent = Mine & {
  readonly isSignedIn: boolean;
  /** What a reader without a session pays by card, where they can. */
  readonly guestPrice?: Answer<typeof events.operations.getPublicEvent>['guestPrice'];
};

/** What is known of a reader who is not signed in. */
const nothingSaid: Mine['answer'] = { guests: [], canTakeSeat: false, isHeldUp: false, hasSay: false };

/** The id and the key of a private event's link, from the address. */
export function eventInput({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const eventId = EventId.safeParse(params.id);
  if (!eventId.success) throw new Problem('event.notFound');
  const token = new URL(request.url).searchParams.get('t');
  return { eventId: eventId.data, ...(token && { token }) };
}

/** The same for what is sent from the page. */
export function useEventInput(eventId: string): ReturnType<typeof eventInput> {
  const token = useSearchParams()[0].get('t');
  return { eventId, ...(token && { token }) };
}

export async function seeEvent(input: ReturnType<typeof eventInput>, signal: AbortSignal): Promise<SeenEvent> {
  if (hasSession()) return { ...(await operations(events).getEvent(input, { signal })), isSignedIn: true };
  const seen = await operations(events).getPublicEvent(input, { signal });
  return {
    ...seen,
    mine: { status: 'none' },
    answer: nothingSaid,
    canManage: false,
    canManageJoiners: false,
    canCheckIn: false,
    isFavourite: false,
    followsHost: false,
    isSignedIn: false,
  };
}

/** The event for those who check players in; to other readers the page does not exist. */
export async function eventAtDoor(args: LoaderFunctionArgs): Promise<SeenEvent> {
  const seen = await seeEvent(eventInput(args), args.request.signal);
  if (!seen.canCheckIn) throw new Problem('event.notFound');
  return seen;
}

/** The event for its managers; to other readers the page does not exist. */
export async function manageEvent(args: LoaderFunctionArgs): Promise<SeenEvent> {
  const seen = await seeEvent(eventInput(args), args.request.signal);
  if (!seen.canManage) throw new Problem('event.notFound');
  return seen;
}
