import { toRejection } from '../../forms/form-action.ts';
import { loadMe } from '../../me.ts';
import { notify } from '../../shell/notices.ts';
import type { eventInput } from './event-access.ts';
import { eventIntents } from './event-intents.ts';
import { forgetJoinIntent, meansToJoinNow } from './join-intent.ts';

/** For somebody who pressed Join before they had signed in: it is done. True where they have to choose a group first. */
export async function joinAsMeant(input: ReturnType<typeof eventInput>): Promise<boolean> {
  if (!meansToJoinNow(input.eventId)) return false;
  const me = await loadMe();
  if (me.state !== 'success' || !me.hasAdditionalInfo) return false;
  forgetJoinIntent();
  try {
    await eventIntents(input, { intent: 'join' });
  } catch (error) {
    const { code, title } = toRejection(error);
    if (code === 'rsvp.groupMissing') return true;
    notify('error', title);
  }
  return false;
}
