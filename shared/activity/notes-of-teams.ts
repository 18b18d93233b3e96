import { changeRequestMoved, schedulePublished } from '../competitions/schedules/messages.ts';
import { registrationMoved, seasonMoved } from '../competitions/seasons/messages.ts';
import { entryChanged } from '../discovery/messages.ts';
import {
  dutyMoved,
  joinRequested,
  memberJoined,
  memberLeft,
  organizationTeamMoved,
  ownerReleased,
  ownershipMoved,
  ownershipOffered,
  requestAnswered,
  rolesChanged,
  teamDeleted,
  teamInvited,
} from '../teams/messages.ts';
import { type Note, note } from './note.ts';
import type { ActivityAction, Noted } from './schemas.ts';

const ofTeam = (teamId: string, action: ActivityAction, more: Partial<Noted> = {}): Noted => ({
  thingId: teamId,
  entity: 'team',
  entityId: teamId,
  action,
  ...more,
});

type OfPerson = Readonly<{ teamId: string; userId: string }>;

const ofMember = ({ teamId, userId }: OfPerson, action: ActivityAction, more?: Partial<Noted>) =>
  ofTeam(teamId, action, { entity: 'membership', aboutId: userId, ...more });

type OfSeason = Readonly<{ teamId: string; seasonId: string }>;

const ofSeason = ({ teamId, seasonId }: OfSeason, action: ActivityAction, more: Partial<Noted>) =>
  ofTeam(teamId, action, { entity: 'season', entityId: seasonId, ...more });

/** What happens to a community, its people and its seasons. */
export const notesOfTeams: readonly Note[] = [
  // An edit tells the search of everything what it may show now, and has no other fact.
  note(entryChanged, ({ kind, refId, version }) =>
    kind === 'team' ? ofTeam(refId, 'saved', { before: { version: version - 1 }, after: { version } }) : undefined,
  ),
  note(teamDeleted, ({ teamId }) => ofTeam(teamId, 'deleted')),
  note(memberJoined, (person) => ofMember(person, 'joined')),
  note(memberLeft, ({ why, ...person }) => ofMember(person, why)),
  note(teamInvited, ({ teamId, byId }) => ofTeam(teamId, 'invited', { actorId: byId, after: { people: 1 } })),
  note(joinRequested, (person) => ofMember(person, 'asked', { actorId: person.userId })),
  note(requestAnswered, ({ decision, ...person }) =>
    ofMember(person, 'decided', { after: { approved: decision === 'accept' } }),
  ),
  note(rolesChanged, ({ roles, grants, byId, ...person }) =>
    ofMember(person, 'rolesChanged', {
      actorId: byId,
      after: { roles: roles.join(' '), ...(grants && { grants: grants.join(' ') }) },
    }),
  ),
  note(ownershipOffered, (person) => ofMember(person, 'ownershipOffered')),
  note(ownershipMoved, ({ formerId, ...person }) => ofMember(person, 'ownershipMoved', { actorId: formerId })),
  note(ownerReleased, ({ teamId, formerId, heirId }) =>
    ofTeam(teamId, 'ownershipMoved', { actorId: formerId, aboutId: heirId }),
  ),
  note(dutyMoved, ({ teamId, dutyId, title, byId, before, startsAt }) =>
    ofTeam(teamId, 'dutyMoved', {
      entity: 'duty',
      entityId: dutyId,
      label: title,
      actorId: byId,
      before: { startsAt: before },
      after: startsAt ? { startsAt } : {},
    }),
  ),
  note(organizationTeamMoved, ({ teamId, organizationName, what, byId }) =>
    ofTeam(teamId, 'organizationMoved', { actorId: byId, label: organizationName, after: { status: what } }),
  ),
  note(seasonMoved, ({ status, seasonLabel, ...season }) =>
    ofSeason(season, 'seasonMoved', { label: seasonLabel, after: { status } }),
  ),
  note(registrationMoved, ({ userId, before, status, seasonLabel, ...season }) =>
    ofSeason(season, 'registrationMoved', {
      aboutId: userId,
      label: seasonLabel,
      before: { status: before },
      after: { status },
    }),
  ),
  note(schedulePublished, ({ number, label, ...season }) =>
    ofSeason(season, 'schedulePublished', { label, after: { version: number } }),
  ),
  note(changeRequestMoved, ({ label, status, ...season }) => ofSeason(season, 'changed', { label, after: { status } })),
];
