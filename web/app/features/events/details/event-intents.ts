import { events } from '#shared/events/contract.ts';
import type { Place } from '#shared/events/details/schemas.ts';
import type { Guest } from '#shared/events/rsvp/schemas.ts';
import { eventSlots } from '#shared/events/slots/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { notify } from '#web/app/shell/flashes/notices.ts';

/** What somebody may do on an event's page. */
export type EventIntent =
  | {
      readonly intent: 'join';
      readonly guests?: Guest[];
      readonly note?: string;
      readonly answers?: string[];
      readonly group?: string;
    }
  | { readonly intent: 'leave'; readonly isLate?: true }
  | { readonly intent: 'accept' | 'declineOffer' }
  | { readonly intent: 'reply'; readonly reply: 'maybe' | 'declined'; readonly note?: string }
  | { readonly intent: 'guests'; readonly guests: Guest[] }
  | { readonly intent: 'takeSlot' | 'releaseSlot'; readonly slotId: string }
  | { readonly intent: 'vote'; readonly userId: string; readonly vote: 'yes' | 'no' };

const said: (...words: Parameters<typeof notify>) => void = notify;

const voteOn = async (said: { eventId: string; userId: string; vote: 'yes' | 'no' }) =>
  operations((await import('#shared/events/hosts/contract.ts')).hostsContract).voteOnRequest(said);

type Target = { readonly eventId: string; readonly token?: string };

/** Does it, and says so. */
export async function eventIntents(target: Target, sent: EventIntent): Promise<void> {
  const { eventId } = target;
  switch (sent.intent) {
    case 'join': {
      const { intent: _, ...answer } = sent;
      const { mine } = await operations(events).joinEvent({ ...target, ...answer });
      return said('success', joinedWords(mine));
    }
    case 'leave':
      await operations(events).leaveEvent({ eventId, ...(sent.isLate && { isLate: 'true' }) });
      return said('info', 'You have left this event');
    case 'accept':
      await operations(events).acceptOffer({ eventId });
      return said('success', "You're in");
    case 'declineOffer':
      await operations(events).declineOffer({ eventId });
      return said('info', 'You declined the seat and left the line');
    case 'reply':
      await operations(events).replyToEvent({ ...target, reply: sent.reply, ...(sent.note && { note: sent.note }) });
      return said('info', sent.reply === 'maybe' ? 'You said maybe' : "You said you can't go");
    case 'guests':
      await operations(events).changeGuests({ eventId, guests: sent.guests });
      return said('success', 'Your guests are saved');
    case 'takeSlot':
      await operations(eventSlots).takeSlot({ eventId, slotId: sent.slotId });
      return said('success', 'It is yours');
    case 'releaseSlot':
      await operations(eventSlots).releaseSlot({ eventId, slotId: sent.slotId });
      return said('info', 'You gave it back');
    case 'vote':
      await voteOn({ eventId, userId: sent.userId, vote: sent.vote });
      return said('success', 'Your answer is counted');
  }
}

function joinedWords(mine: Place): string {
  if (mine.status === 'waiting') return `You are number ${mine.position} in line`;
  if (mine.status === 'requested') return 'You asked to come';
  return "You're in";
}
