import { hostAnswered, hostAsked, hostLeft, peopleInvited } from '#shared/events/host-messages.ts';
import {
  drawHeld,
  eventAtRisk,
  eventCancelled,
  eventChanged,
  eventPostponed,
  joinerRemoved,
  noShowDisputed,
  noShowMarked,
  noShowSettled,
  requestDecided,
  rsvpChanged,
  seatsOpened,
  substitutesAsked,
  substitutesFound,
} from '#shared/events/messages.ts';

/** The facts that people hear of by mail. */
export const toldFacts = {
  hostAsked,
  hostAnswered,
  hostLeft,
  peopleInvited,
  rsvpChanged,
  joinerRemoved,
  requestDecided,
  drawHeld,
  seatsOpened,
  substitutesAsked,
  substitutesFound,
  eventAtRisk,
  eventChanged,
  eventPostponed,
  eventCancelled,
  noShowMarked,
  noShowDisputed,
  noShowSettled,
} as const;
