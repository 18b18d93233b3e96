import { events } from '#shared/events/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { toRejection } from '#web/app/operations/rejection.ts';
import { loadMe } from '#web/app/session/me.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';
import type { eventInput } from '../details/event-access.ts';
import { forgetIntent, intendsNow } from '../details/intent-memory.ts';
import { joinedWords } from './use-join.ts';

/** What the event asks for besides pressing the way in. */
export type Missing = 'group' | 'answers';

const missingBy: Readonly<Record<string, Missing>> = {
  'rsvp.groupMissing': 'group',
  'rsvp.answersMissing': 'answers',
};

/** For a player who pressed Join before they had signed in: it is done, or what they have to say first. */
export async function joinAsMeant(input: ReturnType<typeof eventInput>): Promise<Missing | undefined> {
  if (!intendsNow('join', input.eventId)) return undefined;
  const me = await loadMe();
  if (me.state !== 'success' || !me.displayName) return undefined;
  forgetIntent('join');
  try {
    const { mine } = await operations(events).joinEvent(input);
    notify('success', joinedWords(mine));
  } catch (error) {
    const { code, title } = toRejection(error);
    const missing = code && missingBy[code];
    if (missing) return missing;
    notify('error', title);
  }
  return undefined;
}
