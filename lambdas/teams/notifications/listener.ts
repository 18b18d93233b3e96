import { table } from '#lambdas/kernel/data/table.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import {
  dutyMoved,
  externalTeamClaimed,
  externalTeamInvited,
  inviteFoundFull,
  joinRequested,
  organizationBillingChanged,
  organizationRequestAnswered,
  organizationRolesChanged,
  organizationTeamMoved,
  ownerReleased,
  ownershipMoved,
  ownershipOffered,
  requestAnswered,
  rolesChanged,
  teamInvited,
  wizardLeft,
} from '#shared/teams/messages.ts';
import { connectNotifier } from '../invites/connect-notifier.ts';
import { notifyInvited } from '../invites/notify-invited.ts';
import { createOrganizationRequestStore } from '../organizations/requests/request-store.ts';
import { createOrganizationReader } from '../organizations/stored.ts';
import { createTiesStore } from '../organizations/ties-store.ts';
import { createExternalTeamReader } from '../ports/external/external-teams.ts';
import { createMemberships } from '../ports/memberships.ts';
import { createTeamReader } from '../ports/teams.ts';
import { notifyInvitedTeam, notifyOfClaimedTeam } from './notify-external.ts';
import { notifyOfBilling } from './notify-of-billing.ts';
import { notifyOfMovedDuty } from './notify-of-duty.ts';
import { createOrganizationNotifier } from './organization-notifier.ts';
import { createTeamNotifier } from './team-notifier.ts';

const telling = connectNotifier();
const tell = createTeamNotifier(telling.by, telling.teams);
const organizations = createOrganizationReader(table());
const ties = createTiesStore(table());
const readers = createTeamReader(table());
const tellOrganization = createOrganizationNotifier(
  telling.by,
  telling.teams,
  organizations,
  createOrganizationRequestStore(table()),
);
const roster = createMemberships(table());
const externals = createExternalTeamReader(table());

/**
 * Notifies members of requests, answers, roles, ownership, duties, organizations and outside teams, and reminds a player who
 * left the community wizard half way.
 */
export const handler = listen(
  on(joinRequested, tell.ofRequest),
  on(requestAnswered, tell.ofAnswer),
  on(inviteFoundFull, tell.ofFull),
  on(rolesChanged, tell.ofRoles),
  on(ownershipOffered, tell.ofOffer),
  on(ownershipMoved, tell.ofNewOwner),
  on(ownerReleased, tell.ofReleased),
  on(dutyMoved, (message, now) => notifyOfMovedDuty(message, now, { by: telling.by, roster })),
  on(wizardLeft, tell.ofWizard),
  on(organizationRequestAnswered, tellOrganization.ofAnswer),
  on(organizationRolesChanged, tellOrganization.ofRoles),
  on(organizationTeamMoved, tellOrganization.ofTeam),
  on(organizationBillingChanged, (message, now) =>
    notifyOfBilling(message, now, { by: telling.by, teams: readers, organizations, ties }),
  ),
  on(externalTeamInvited, (message, now) => notifyInvitedTeam(message, now, { ...telling, externals })),
  on(externalTeamClaimed, (message, now) => notifyOfClaimedTeam(message, now, telling)),
  on(teamInvited, async ({ messageId, occurredAt, quiet, data }, now) => {
    if (!quiet) await notifyInvited(data, { cause: messageId, causedAt: occurredAt, isReminder: false }, telling, now);
  }),
);
