import { noShowMarked, noShowSettled } from '#shared/events/attendance/messages.ts';
import { hostAnswered, hostAsked, hostLeft, peopleInvited } from '#shared/events/hosts/messages.ts';
import { eventHandedOver } from '#shared/events/lifecycle/messages.ts';
import { substitutesAsked } from '#shared/events/substitutes/messages.ts';
import {
  drawHeld,
  eventCancelled,
  eventChanged,
  eventPostponed,
  eventScheduled,
  joinerRemoved,
  requestDecided,
  rsvpChanged,
} from '../events/messages.ts';
import { hasLogin } from '../ids.ts';
import { type Note, note } from './note.ts';
import type { ActivityAction, Noted } from './schemas.ts';

const ofEvent = (eventId: string, action: ActivityAction, more: Partial<Noted> = {}): Noted => ({
  thingId: eventId,
  entity: 'event',
  entityId: eventId,
  action,
  ...more,
});

const ofRsvp = (
  { eventId, userId }: { eventId: string; userId: string },
  action: ActivityAction,
  more?: Partial<Noted>,
) => ofEvent(eventId, action, { entity: 'rsvp', aboutId: userId, ...more });

/** The line does not say who made a move: only a player who was not on it before has come by themselves, where they have a login. */
const moved = (from: string, to: string): ActivityAction => {
  if (to === 'none') return 'offList';
  return from === 'none' ? 'answered' : 'promoted';
};

/** What happens to an event and to those who come to it. */
export const notesOfEvents: readonly Note[] = [
  note(eventScheduled, ({ eventId }) => ofEvent(eventId, 'scheduled')),
  note(eventChanged, ({ eventId, version, wasStartsAt }) =>
    ofEvent(eventId, 'changed', { before: { version: version - 1, startsAt: wasStartsAt }, after: { version } }),
  ),
  note(eventPostponed, ({ eventId, version }) => ofEvent(eventId, 'postponed', { after: { version } })),
  note(eventCancelled, ({ eventId, version }) => ofEvent(eventId, 'cancelled', { after: { version } })),
  note(rsvpChanged, ({ from, to, isLate, ...person }) => {
    const action = isLate ? 'offListLate' : moved(from, to);
    const actorId = action === 'answered' && hasLogin(person.userId) ? person.userId : undefined;
    return ofRsvp(person, action, { before: { status: from }, after: { status: to }, actorId });
  }),
  note(joinerRemoved, (person) => ofRsvp(person, 'removed')),
  note(requestDecided, ({ approved, ...person }) => ofRsvp(person, 'decided', { after: { approved } })),
  note(noShowMarked, (person) => ofRsvp(person, 'noShow')),
  note(noShowSettled, ({ kept, ...person }) => ofRsvp(person, 'noShowSettled', { after: { kept } })),
  note(drawHeld, ({ eventId }) => ofEvent(eventId, 'drawn')),
  note(substitutesAsked, ({ eventId, userIds }) =>
    ofEvent(eventId, 'substitutesAsked', { after: { people: userIds.length } }),
  ),
  note(peopleInvited, ({ eventId, userIds, invitedById }) =>
    ofEvent(eventId, 'invited', { actorId: invitedById, after: { people: userIds.length } }),
  ),
  note(hostAsked, ({ eventId, userId, askedById }) =>
    ofEvent(eventId, 'hostAsked', { actorId: askedById, aboutId: userId }),
  ),
  note(hostAnswered, ({ eventId, userId, confirmed }) =>
    ofEvent(eventId, 'hostAnswered', { actorId: userId, aboutId: userId, after: { confirmed } }),
  ),
  note(hostLeft, ({ eventId, userId, removed }) =>
    ofEvent(eventId, 'hostLeft', { aboutId: userId, after: { removed } }),
  ),
  note(eventHandedOver, ({ eventId, userId, handedById }) =>
    ofEvent(eventId, 'handedOver', { actorId: handedById, aboutId: userId }),
  ),
];
