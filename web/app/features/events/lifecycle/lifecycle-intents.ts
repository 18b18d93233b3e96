import { upkeep } from '#shared/events/lifecycle/contract.ts';
import { operations } from '#web/app/operations/operations.ts';

/** What a host does about an event besides its plan and its people. */
export type UpkeepIntent =
  | { readonly intent: 'keep' | 'extend' | 'newLink' | 'delete'; readonly version: number }
  | { readonly intent: 'makeUp'; readonly makeUpEventId: string | null; readonly version: number }
  | { readonly intent: 'transfer'; readonly userId: string; readonly displayName: string; readonly version: number };

const intents = new Set<string>(['keep', 'extend', 'newLink', 'delete', 'makeUp', 'transfer']);

export const isUpkeepIntent = (sent: { readonly intent: string }): sent is UpkeepIntent => intents.has(sent.intent);

/** Does it, and says so. */
export async function upkeepIntents(eventId: string, sent: UpkeepIntent): Promise<string> {
  const { version } = sent;
  switch (sent.intent) {
    case 'keep':
      await operations(upkeep).keepEvent({ eventId, version });
      return 'Your event stays on';
    case 'extend':
      await operations(upkeep).extendMinimum({ eventId, version });
      return 'It is decided later';
    case 'newLink':
      await operations(upkeep).createInviteLink({ eventId, version });
      return 'Your event has a new link';
    case 'delete':
      await operations(upkeep).deleteEvent({ eventId, version });
      return 'Your event is deleted';
    case 'makeUp':
      await operations(upkeep).setMakeUpEvent({ eventId, makeUpEventId: sent.makeUpEventId, version });
      return sent.makeUpEventId ? 'The make-up event is named' : 'No make-up event is named';
    case 'transfer':
      await operations(upkeep).transferEvent({ eventId, userId: sent.userId, version });
      return `${sent.displayName} runs this event now`;
  }
}
