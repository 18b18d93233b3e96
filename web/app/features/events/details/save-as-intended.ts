import type { Sent } from '#shared/contract/operation.ts';
import type { Intent } from '#shared/events/details/intents.ts';
import { following } from '#shared/events/following/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import type { eventInput, SeenEvent } from './event-access.ts';
import { forgetIntent, intendsNow } from './intent-memory.ts';

/** The event with what a visitor pressed before they had signed in: it is saved, and its host followed. */
export async function saveAsIntended(seen: SeenEvent, input: ReturnType<typeof eventInput>): Promise<SeenEvent> {
  if (!seen.isSignedIn) return seen;
  const { eventId, ...rest } = input;
  const { creatorId } = seen.event;
  const saved = await doIntended('save', 'Saved', { kind: 'event', refId: eventId, ...rest }, eventId);
  const followed =
    !seen.canManage && (await doIntended('follow', 'Following', { kind: 'person', refId: creatorId }, eventId));
  return {
    ...seen,
    ...(saved && { isFavourite: true, favourites: saved.count }),
    ...(followed && { followsHost: true }),
  };
}

/** Done once, and said; a refusal is said as well. */
async function doIntended(
  intent: Intent,
  done: string,
  what: Sent<typeof following.operations.addFavourite>,
  eventId: string,
) {
  if (!intendsNow(intent, eventId)) return undefined;
  forgetIntent(intent);
  try {
    const answer = await operations(following).addFavourite(what);
    notify('success', done);
    return answer;
  } catch (error) {
    notify('error', toRejection(error).title);
    return undefined;
  }
}
