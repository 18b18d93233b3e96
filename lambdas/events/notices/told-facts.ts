import {
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
  rsvpChanged,
  joinerRemoved,
  requestDecided,
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
