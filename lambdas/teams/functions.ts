import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { eventCancelled, eventChanged } from '#shared/events/messages.ts';
import { teams } from '#shared/teams/contract.ts';
import { teamInvites } from '#shared/teams/invites/contract.ts';
import { teamMembers } from '#shared/teams/members/contract.ts';
import {
  dutyMoved,
  externalTeamClaimed,
  externalTeamInvited,
  inviteFoundFull,
  joinRequested,
  organizationBillingChanged,
  organizationDeleted,
  organizationRequestAnswered,
  organizationRolesChanged,
  organizationTeamMoved,
  ownerReleased,
  ownershipMoved,
  ownershipOffered,
  requestAnswered,
  rolesChanged,
  teamDeleted,
  teamInvited,
  wizardLeft,
} from '#shared/teams/messages.ts';
import { organizations } from '#shared/teams/organizations/contract.ts';
import { teamRoster } from '#shared/teams/roster/contract.ts';
import type { FunctionSpec } from '../kernel/function.ts';

/** The functions of teams. */
export const teamsFunctions: readonly FunctionSpec[] = [
  {
    name: 'teams-api',
    under: '/teams',
    serves: [
      { contract: teams, entry: 'lambdas/teams/api.ts' },
      { contract: teamMembers, entry: 'lambdas/teams/members/api.ts' },
      { contract: teamInvites, entry: 'lambdas/teams/invites/api.ts' },
      { contract: teamRoster, entry: 'lambdas/teams/roster/api.ts' },
      { contract: organizations, entry: 'lambdas/teams/organizations/api.ts' },
    ],
    may: ['writeTable', 'sign', 'suggestPlaces', 'readUploads'],
    memoryMb: 512,
    timeoutSeconds: 30,
  },
  {
    name: 'teams-messages',
    listensTo: [
      {
        messages: [
          inviteFoundFull,
          joinRequested,
          requestAnswered,
          rolesChanged,
          ownershipOffered,
          ownershipMoved,
          ownerReleased,
          teamInvited,
          wizardLeft,
          dutyMoved,
          organizationRequestAnswered,
          organizationRolesChanged,
          organizationTeamMoved,
          organizationBillingChanged,
          externalTeamInvited,
          externalTeamClaimed,
        ],
        entry: 'lambdas/teams/notifications/listener.ts',
      },
      {
        messages: [eventChanged, eventCancelled, teamDeleted, organizationDeleted, accountDeleted, exportAsked],
        entry: 'lambdas/teams/listener/listener.ts',
      },
    ],
    may: ['writeTable', 'sendEmail', 'sign'],
    timeoutSeconds: 300,
  },
  {
    name: 'teams-jobs',
    runs: [
      { job: 'teams-due', every: 'rate(10 minutes)', entry: 'lambdas/teams/details/due/job.ts' },
      { job: 'teams-leaving-owners', every: 'rate(10 minutes)', entry: 'lambdas/teams/deletion/job.ts' },
    ],
    may: ['writeTable', 'sendEmail', 'sign'],
    timeoutSeconds: 240,
  },
];
