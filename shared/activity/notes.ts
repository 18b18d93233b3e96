import { consentChanged, guardianAsked } from '#shared/people/family/messages.ts';
import { privacySaved, profileSaved } from '../people/messages.ts';
import { type Note, note } from './note.ts';
import { notesOfEvents } from './notes-of-events.ts';
import { notesOfTeams } from './notes-of-teams.ts';
import type { ActivityAction, Noted } from './schemas.ts';

const ofSelf = (userId: string): Noted => ({
  thingId: userId,
  entity: 'person',
  entityId: userId,
  action: 'saved',
  actorId: userId,
});

const ofDependant = (dependantId: string, action: ActivityAction, more: Partial<Noted>): Noted => ({
  thingId: dependantId,
  entity: 'dependant',
  entityId: dependantId,
  action,
  ...more,
});

/** Every fact that is a change of state worth an activity record (domain 4.0), and what is noted of it. */
export const notes: readonly Note[] = [
  ...notesOfEvents,
  ...notesOfTeams,
  note(profileSaved, ({ userId }) => ofSelf(userId)),
  note(privacySaved, ({ userId }) => ofSelf(userId)),
  note(guardianAsked, ({ dependantId, userId, askedById }) =>
    ofDependant(dependantId, 'asked', { actorId: askedById, aboutId: userId }),
  ),
  note(consentChanged, ({ dependantId, guardianUserId, type, given }) =>
    ofDependant(dependantId, given ? 'consentGiven' : 'consentWithdrawn', {
      actorId: guardianUserId,
      label: type,
    }),
  ),
];
