import { noShowDisputed, noShowMarked, noShowSettled } from '#shared/events/attendance/messages.ts';
import { hostAnswered, hostAsked, hostLeft, peopleInvited } from '#shared/events/hosts/messages.ts';
import {
  drawHeld,
  eventAtRisk,
  eventCancelled,
  eventChanged,
  eventPostponed,
  holdLapsed,
  joinerRemoved,
  requestDecided,
  rsvpChanged,
  seatsOpened,
} from '#shared/events/messages.ts';
import { substitutesAsked, substitutesFound } from '#shared/events/substitutes/messages.ts';

/** The facts that people hear of by mail. */
export const noticeFacts = {
  hostAsked,
  hostAnswered,
  hostLeft,
  peopleInvited,
  rsvpChanged,
  joinerRemoved,
  requestDecided,
  holdLapsed,
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
