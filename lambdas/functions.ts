import { leavingFunction } from './accounts/deletion/function.ts';
import { leavingKeeperFunction } from './accounts/deletion/listener/function.ts';
import { erasureWatchFunction } from './accounts/deletion/watch/function.ts';
import { exporterFunction } from './accounts/export/listener/function.ts';
import { accountsFunction } from './accounts/function.ts';
import { accountsIdentityFunction } from './accounts/identity/function.ts';
import { signInHelpFunction } from './accounts/identity/help/function.ts';
import { signInKeeperFunction } from './accounts/identity/listener/function.ts';
import { activityKeeperFunction } from './activity/log/function.ts';
import { gamesSilenceFunction } from './competitions/games/auto-confirm/function.ts';
import { gamesFunction } from './competitions/games/function.ts';
import { competitionsKeeperFunction } from './competitions/listener/function.ts';
import { playoffsFunction, playoffsSilenceFunction } from './competitions/playoffs/function.ts';
import { schedulesDueFunction } from './competitions/schedules/due/function.ts';
import { schedulesFunction } from './competitions/schedules/function.ts';
import { schedulesNoticesFunction } from './competitions/schedules/notifications/function.ts';
import { seasonDatesFunction } from './competitions/seasons/dates/function.ts';
import { seasonsFunction } from './competitions/seasons/function.ts';
import { seasonNoticesFunction } from './competitions/seasons/notifications/function.ts';
import { seasonsSearchFunction } from './competitions/seasons/search/function.ts';
import { tournamentDeskFunction } from './competitions/tournaments/desk/function.ts';
import { tournamentsFunction } from './competitions/tournaments/function.ts';
import { discoveryFunction } from './discovery/function.ts';
import { indexKeeperFunction } from './discovery/search/projector/function.ts';
import { subscriptionDigestsFunction } from './discovery/subscriptions/digests/function.ts';
import { activitySubscriptionsFunction } from './discovery/subscriptions/function.ts';
import { textKeeperFunction } from './discovery/text/projector/function.ts';
import { eventFunctions } from './events/functions.ts';
import type { FunctionSpec } from './kernel/function.ts';
import { relayFunction } from './kernel/messages/relay/function.ts';
import { messagesLeavingFunction } from './messages/deletion/function.ts';
import { messagesFunction } from './messages/function.ts';
import { messagesLiveFunction } from './messages/live/function.ts';
import { messagesSocketFunction } from './messages/socket/function.ts';
import { digestsFunction } from './notifications/digests/function.ts';
import { notificationsFunction } from './notifications/function.ts';
import { mailEventsFunction } from './notifications/mail/function.ts';
import { duePushFunction } from './notifications/push/due/function.ts';
import { pushFunction } from './notifications/push/function.ts';
import { connectionsFunction } from './people/connections/function.ts';
import { connectionsKeeperFunction } from './people/connections/listener/function.ts';
import { leavingPeopleFunction } from './people/deletion/function.ts';
import { endorsementsFunction } from './people/endorsements/function.ts';
import { endorsementsKeeperFunction } from './people/endorsements/listener/function.ts';
import { familyDatesFunction } from './people/family/dates/function.ts';
import { familyFunction } from './people/family/function.ts';
import { familyNoticesFunction } from './people/family/notifications/function.ts';
import { peopleFunction } from './people/function.ts';
import { privacyFunction } from './people/privacy/function.ts';
import { placeChecksFunction } from './places/checks/function.ts';
import { placesLeavingFunction } from './places/deletion/function.ts';
import { placePagesFunction } from './places/events/pages/function.ts';
import { placeEventsKeeperFunction } from './places/events/projector/function.ts';
import { placesFunction } from './places/function.ts';
import { placeManagersFunction } from './places/managers/function.ts';
import { placePhotosFunction } from './places/photos/function.ts';
import { leavingOwnersFunction } from './teams/deletion/function.ts';
import { teamsDueFunction } from './teams/details/due/function.ts';
import { teamsFunction } from './teams/function.ts';
import { teamInvitesFunction } from './teams/invites/function.ts';
import { teamsKeeperFunction } from './teams/listener/function.ts';
import { teamMembersFunction } from './teams/members/function.ts';
import { teamNoticesFunction } from './teams/notifications/function.ts';
import { organizationsFunction } from './teams/organizations/function.ts';
import { teamRosterFunction } from './teams/roster/function.ts';
import { uploadsFunction } from './uploads/function.ts';
import { uploadsKeeperFunction } from './uploads/holds/listener/function.ts';
import { uploadsSweepFunction } from './uploads/sweep/function.ts';

/** Every function in the product, in the order a new reader should meet them. */
export const functions: readonly FunctionSpec[] = [
  accountsFunction,
  accountsIdentityFunction,
  privacyFunction,
  peopleFunction,
  leavingPeopleFunction,
  familyFunction,
  familyNoticesFunction,
  familyDatesFunction,
  connectionsFunction,
  connectionsKeeperFunction,
  endorsementsFunction,
  endorsementsKeeperFunction,
  signInHelpFunction,
  signInKeeperFunction,
  leavingFunction,
  leavingKeeperFunction,
  exporterFunction,
  erasureWatchFunction,
  placesLeavingFunction,
  messagesLeavingFunction,
  messagesFunction,
  messagesSocketFunction,
  messagesLiveFunction,
  placesFunction,
  placeManagersFunction,
  placePagesFunction,
  placePhotosFunction,
  placeChecksFunction,
  placeEventsKeeperFunction,
  ...eventFunctions,
  discoveryFunction,
  indexKeeperFunction,
  textKeeperFunction,
  activitySubscriptionsFunction,
  subscriptionDigestsFunction,
  teamsFunction,
  teamMembersFunction,
  teamInvitesFunction,
  teamRosterFunction,
  organizationsFunction,
  teamsDueFunction,
  leavingOwnersFunction,
  teamsKeeperFunction,
  teamNoticesFunction,
  playoffsFunction,
  playoffsSilenceFunction,
  seasonsFunction,
  seasonDatesFunction,
  seasonNoticesFunction,
  competitionsKeeperFunction,
  seasonsSearchFunction,
  schedulesFunction,
  schedulesDueFunction,
  schedulesNoticesFunction,
  gamesFunction,
  tournamentsFunction,
  tournamentDeskFunction,
  gamesSilenceFunction,
  uploadsFunction,
  uploadsKeeperFunction,
  uploadsSweepFunction,
  notificationsFunction,
  digestsFunction,
  pushFunction,
  duePushFunction,
  mailEventsFunction,
  relayFunction,
  activityKeeperFunction,
];
