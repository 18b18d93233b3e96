import * as z from 'zod';
import { defineMessage } from '../contract/message.ts';
import {
  DependantId,
  ExternalTeamId,
  InviteId,
  OrganizationId,
  OrganizationRequestId,
  PersonId,
  RosterMergeId,
  TeamDutyId,
  TeamId,
  UserId,
} from '../ids.ts';
import { OrganizationRoleName } from './organizations/schemas.ts';
import { TeamGrantName, TeamRoleName } from './schemas.ts';

const ofTeam = { teamId: TeamId, teamName: z.string() };
const ofPerson = { ...ofTeam, userId: UserId };

/** A team is gone; its roster is cleared by consumers of this message. */
export const teamDeleted = defineMessage('teams.teamDeleted', z.object(ofTeam));

/** A member joined the roster, by themselves or because they were let in. */
export const memberJoined = defineMessage(
  'teams.memberJoined',
  z.object({
    ...ofPerson,
    /** Under which they played before they had an account. */
    personId: PersonId.optional(),
  }),
);

/** A guardian accepted for a child of the roster, who is one of theirs now. Only where the child has played. */
export const childClaimed = defineMessage(
  'teams.childClaimed',
  z.object({ teamId: TeamId, dependantId: DependantId, personId: PersonId }),
);

/** Another guardian of a child on the roster accepted: they are asked to be one, as an organizer proposed. */
export const secondGuardianProposed = defineMessage(
  'teams.secondGuardianProposed',
  z.object({ teamId: TeamId, dependantId: DependantId, holderId: UserId, proposedById: UserId }),
);

const ofMerge = z.object({
  teamId: TeamId,
  mergeId: RosterMergeId,
  /** The record that is gone, and the one that what was recorded of it is under. */
  personId: PersonId,
  intoId: PersonId,
});

/** Two records of one person are one; or two again. Only where the one that is gone has played. */
export const peopleMerged = defineMessage('teams.peopleMerged', ofMerge);
export const mergeUndone = defineMessage('teams.mergeUndone', ofMerge);

/** A member left the roster; `removed` by another person. */
export const memberLeft = defineMessage(
  'teams.memberLeft',
  z.object({ ...ofPerson, why: z.enum(['left', 'removed']) }),
);

/** An invited player wanted to join a community that had no room. Its owner hears of it, once a day at most. */
export const inviteFoundFull = defineMessage('teams.inviteFoundFull', z.object(ofTeam));

/** A person is invited: an address, or a former member. */
export const teamInvited = defineMessage(
  'teams.teamInvited',
  z.object({ ...ofTeam, inviteId: InviteId, byId: UserId }),
);

/** A person asks to join. */
export const joinRequested = defineMessage('teams.joinRequested', z.object(ofPerson));

/** A request was answered. */
export const requestAnswered = defineMessage(
  'teams.requestAnswered',
  z.object({ ...ofPerson, decision: z.enum(['accept', 'decline']) }),
);

/** A member's roles, or what they were given besides, are others than before. */
export const rolesChanged = defineMessage(
  'teams.rolesChanged',
  z.object({
    ...ofPerson,
    roles: z.array(TeamRoleName),
    /** Where they have any. */
    grants: z.array(TeamGrantName).optional(),
    byId: UserId,
    ownerId: UserId,
  }),
);

/** The owner offers the team to a member, or the member accepted and is the owner now. */
export const ownershipOffered = defineMessage(
  'teams.ownershipOffered',
  z.object({ ...ofPerson, until: z.iso.datetime() }),
);
export const ownershipMoved = defineMessage('teams.ownershipMoved', z.object({ ...ofPerson, formerId: UserId }));

/**
 * An owner who wants to go was let go after their offer stayed unanswered; without an heir the team is archived (domain 4.24).
 */
export const ownerReleased = defineMessage(
  'teams.ownerReleased',
  z.object({ ...ofTeam, formerId: UserId, heirId: UserId.optional() }),
);

/** A duty that people took starts at another time, or is not to be done any more. */
export const dutyMoved = defineMessage(
  'teams.dutyMoved',
  z.object({
    teamId: TeamId,
    dutyId: TeamDutyId,
    title: z.string(),
    timeZone: z.string(),
    before: z.iso.datetime(),
    /** None where it is gone. */
    startsAt: z.iso.datetime().optional(),
    /** Those who took it. */
    userIds: z.array(UserId),
    /** None where it followed its event. */
    byId: UserId.optional(),
  }),
);

/** A user left the wizard some way in (R-MAIL-04). */
export const wizardLeft = defineMessage('teams.wizardLeft', z.object({ userId: UserId }));

const ofOrganization = { organizationId: OrganizationId, organizationName: z.string() };

/** A user has other roles in an organisation than before; none any more where the list is empty. */
export const organizationRolesChanged = defineMessage(
  'teams.organizationRolesChanged',
  z.object({ ...ofOrganization, userId: UserId, roles: z.array(OrganizationRoleName), byId: UserId }),
);

/** A request for an organisation has an answer; it was declined where there is no organisation. */
export const organizationRequestAnswered = defineMessage(
  'teams.organizationRequestAnswered',
  z.object({
    userId: UserId,
    requestId: OrganizationRequestId,
    organizationName: z.string(),
    organizationId: OrganizationId.optional(),
  }),
);

/** An organisation is gone; who has roles in it and what belongs to it is cleared by consumers of this message. */
export const organizationDeleted = defineMessage(
  'teams.organizationDeleted',
  z.object({ ...ofOrganization, byId: UserId }),
);

/** Card payments to an organization's communities go to another account from now on; `byId` said so. */
export const organizationBillingChanged = defineMessage(
  'teams.organizationBillingChanged',
  z.object({ ...ofOrganization, billingMode: z.enum(['org', 'team']), byId: UserId }),
);

/** How a team stands to an organisation moved; `byId` did it, for the team or for the organisation. */
export const organizationTeamMoved = defineMessage(
  'teams.organizationTeamMoved',
  z.object({
    ...ofOrganization,
    ...ofTeam,
    what: z.enum(['invited', 'offered', 'attached', 'ended']),
    byId: UserId,
    side: z.enum(['team', 'organization']),
  }),
);

const ofExternal = { ...ofTeam, externalTeamId: ExternalTeamId, byId: UserId };

/** An outside team is sent a link. */
export const externalTeamInvited = defineMessage(
  'teams.externalTeamInvited',
  z.object({ ...ofExternal, invitedAt: z.iso.datetime() }),
);

/** A community says that it is an outside team, or that was answered. */
export const externalTeamClaimed = defineMessage(
  'teams.externalTeamClaimed',
  z.object({
    ...ofExternal,
    externalName: z.string(),
    claimingTeamId: TeamId,
    claimingOwnerId: UserId,
    what: z.enum(['asked', 'accepted', 'declined']),
  }),
);
