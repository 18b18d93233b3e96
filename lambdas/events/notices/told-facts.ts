import type { MessageType } from '#shared/contract/message.ts';
import { eventCancelled, eventChanged, eventPostponed, joinerRemoved, rsvpChanged } from '#shared/events/messages.ts';

/** The facts that people hear of by mail. */
export const toldFacts: readonly MessageType[] = [
  rsvpChanged,
  joinerRemoved,
  eventChanged,
  eventPostponed,
  eventCancelled,
];
