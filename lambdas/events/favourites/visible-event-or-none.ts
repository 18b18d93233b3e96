import { Problem } from '#shared/contract/errors.ts';
import type { EventStore } from '../details/store.ts';
import type { StoredEvent } from '../details/stored-event.ts';
import { visibleEvent } from '../details/visible-event.ts';

/** An event that a user may see; nothing of any other, whether or not there is one. */
export async function visibleEventOrNone(
  { refId, token, userId }: { refId: string; token?: string | undefined; userId: string },
  events: EventStore,
): Promise<StoredEvent | undefined> {
  const seen = await visibleEvent({ eventId: refId, token }, events, userId).catch(nothingIfHidden);
  return seen?.event;
}

const nothingIfHidden = (error: unknown): undefined => {
  if (!(error instanceof Problem)) throw error;
};
