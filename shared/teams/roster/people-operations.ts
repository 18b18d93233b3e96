import * as z from 'zod';
import type { Operation } from '../../contract/operation.ts';
import { Email } from '../../email.ts';
import { DependantId, InviteId, PersonId, RosterMergeId, TeamId, UserId } from '../../ids.ts';
import { Phone } from '../../phone.ts';
import { Line } from '../../text.ts';
import { PartId } from './field-answers.ts';
import { RosterDetails, SeenDetails } from './roster.ts';

const onTeam = z.strictObject({ teamId: TeamId });
/** As many people as one press adds to a roster. */
export const mostPeople = 100;

/** A person as an organizer or a captain adds them: the name is enough. */
export const NewPerson = z.strictObject({
  name: Line(2, 60, 'The name'),
  email: Email.optional(),
  phone: Phone.optional(),
  jersey: RosterDetails.shape.jersey,
  /** Of a child: they are invited, and the child is one of theirs once they accept. */
  guardians: RosterDetails.shape.guardians,
});
export type NewPerson = z.infer<typeof NewPerson>;

/** `joined`: a child whose guardian accepted. */
const rosterPersonStates = ['notInvited', 'invited', 'declined', 'joined'] as const;

/** A person on a roster who has no account (decision D58), for those who manage it. */
export const RosterPerson = z.object({
  inviteId: InviteId,
  name: z.string(),
  email: z.string().optional(),
  status: z.enum(rosterPersonStates),
  /** When the invitation went out. */
  invitedAt: z.iso.datetime().optional(),
  details: SeenDetails,
  version: z.int(),
  /** Under which they play, once they are on a team of a season. */
  personId: PersonId.optional(),
});
export type RosterPerson = z.infer<typeof RosterPerson>;

/** A child of the reader on a roster. */
export const OwnChild = z.object({
  dependantId: DependantId,
  name: z.string(),
});
export type OwnChild = z.infer<typeof OwnChild>;

/** Two records of one person that became one, for as long as that can be undone. */
export const RosterMerge = z.object({
  mergeId: RosterMergeId,
  keptName: z.string(),
  otherName: z.string(),
  at: z.iso.datetime(),
  byName: z.string(),
  undoUntil: z.iso.datetime(),
});
export type RosterMerge = z.infer<typeof RosterMerge>;

/** The record that stays, as it was looked at: a player without an account, or a member. */
const KeptRecord = z.union([
  z.strictObject({ inviteId: InviteId, version: z.int().min(1) }),
  z.strictObject({ userId: UserId, version: z.int().min(0) }),
]);

/** People on a roster before they have an account. */
export const peopleOperations = {
  addRosterPeople: {
    method: 'POST',
    path: '/teams/{teamId}/roster/people',
    summary: 'Add players to the roster by name alone, or with an email or phone; they are not invited yet',
    access: 'team:manageMembers',
    creates: true,
    limit: { calls: 300, per: 'day' },
    input: onTeam.extend({
      people: z.array(NewPerson).min(1, 'Name at least one player.').max(mostPeople, `At most ${mostPeople} at once.`),
    }),
    /** `skipped` names those who are on the roster already. */
    output: z.object({ added: z.int(), skipped: z.array(z.string()) }),
    errors: ['team.notFound', 'team.archived'],
  },
  changeRosterPerson: {
    method: 'PUT',
    path: '/teams/{teamId}/roster/waiting/{inviteId}',
    summary: 'Change the name, email, phone or number of a player who has no account yet',
    access: 'team:manageMembers',
    input: NewPerson.extend({ teamId: TeamId, inviteId: InviteId, version: z.int().min(1) }),
    output: z.object({ version: z.int() }),
    errors: ['team.notFound', 'team.memberNotFound', 'team.personKnown', 'record.changed'],
  },
  removeRosterChild: {
    method: 'DELETE',
    path: '/teams/me/rosters/{teamId}/children/{dependantId}',
    summary: 'Take your child off a roster; registrations in seasons stay until you withdraw them',
    access: 'signedIn',
    input: onTeam.extend({ dependantId: DependantId }),
    output: z.object({}),
    errors: ['dependant.notFound', 'access.denied', 'team.memberNotFound'],
  },
  chooseRosterTeam: {
    method: 'PUT',
    path: '/teams/{teamId}/roster/team-choice',
    summary: 'Put players on one team of the roster and take them off the others, or off all without a team',
    access: 'team:manageMembers',
    limit: { calls: 300, per: 'day' },
    input: onTeam.extend({
      squadId: PartId.optional(),
      /** Members. */
      userIds: z.array(UserId).max(mostPeople, `At most ${mostPeople} at once.`).default([]),
      /** Players without an account. */
      inviteIds: z.array(InviteId).max(mostPeople, `At most ${mostPeople} at once.`).default([]),
    }),
    /** `skipped`: players who left the roster or changed at the same time. */
    output: z.object({ changed: z.int(), skipped: z.int() }),
    errors: ['team.notFound'],
  },
  mergeRosterPeople: {
    method: 'POST',
    path: '/teams/{teamId}/roster/merges',
    summary: 'Merge two records of one player; teams, registrations and stats move to the one that stays',
    access: 'team:manageMembers',
    creates: true,
    limit: { calls: 200, per: 'day' },
    input: onTeam.extend({
      kept: KeptRecord,
      other: z.strictObject({ inviteId: InviteId, version: z.int().min(1) }),
    }),
    output: RosterMerge,
    errors: ['team.notFound', 'team.memberNotFound', 'record.changed'],
  },
  undoRosterMerge: {
    method: 'DELETE',
    path: '/teams/{teamId}/roster/merges/{mergeId}',
    summary: 'Undo a merge within seven days; both records are on the roster again, each with what was theirs',
    access: 'team:manageMembers',
    input: onTeam.extend({ mergeId: RosterMergeId }),
    output: z.object({}),
    errors: ['team.notFound', 'team.mergeNotFound', 'team.personKnown'],
  },
} as const satisfies Record<string, Operation>;
