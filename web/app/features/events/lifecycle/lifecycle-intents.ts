import { upkeepApi } from '#web/app/operations/events/upkeep-api.ts';

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
      await upkeepApi.keepEvent({ eventId, version });
      return 'Your event stays on';
    case 'extend':
      await upkeepApi.extendMinimum({ eventId, version });
      return 'It is decided later';
    case 'newLink':
      await upkeepApi.createInviteLink({ eventId, version });
      return 'Your event has a new link';
    case 'delete':
      await upkeepApi.deleteEvent({ eventId, version });
      return 'Your event is deleted';
    case 'makeUp':
      await upkeepApi.setMakeUpEvent({ eventId, makeUpEventId: sent.makeUpEventId, version });
      return sent.makeUpEventId ? 'The make-up event is named' : 'No make-up event is named';
    case 'transfer':
      await upkeepApi.transferEvent({ eventId, userId: sent.userId, version });
      return `${sent.displayName} runs this event now`;
  }
}
