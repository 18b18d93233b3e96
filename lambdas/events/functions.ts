import type { FunctionSpec } from '../kernel/function.ts';
import { attendanceFunction } from './attendance/function.ts';
import { eventExportsFunction } from './calendars/function.ts';
import { eventsExportingFunction } from './deletion/export/function.ts';
import { eventsLeavingFunction } from './deletion/function.ts';
import { eventCareFunction } from './dependants/care/function.ts';
import { eventDependantsFunction } from './dependants/function.ts';
import { guardianRemindersFunction } from './dependants/reminders/function.ts';
import { eventDrawsFunction } from './draws/function.ts';
import { drawHoldingFunction } from './draws/holding/function.ts';
import { eventFilesFunction } from './files/function.ts';
import { eventFollowingFunction } from './following/function.ts';
import { followingNoticesFunction } from './following/notifications/function.ts';
import { eventsFunction } from './function.ts';
import { guestClaimsFunction } from './guests/claims/function.ts';
import { guestErasureFunction } from './guests/erasure/function.ts';
import { guestPagesFunction } from './guests/pages/function.ts';
import { eventHostsFunction } from './hosts/function.ts';
import { invitationsFunction } from './invitations/sending/function.ts';
import { changesKeeperFunction } from './lifecycle/changes/function.ts';
import { finishedFunction } from './lifecycle/completion/function.ts';
import { draftsFunction } from './lifecycle/drafts/function.ts';
import { draftsKeeperFunction } from './lifecycle/drafts/listener/function.ts';
import { eventUpkeepFunction } from './lifecycle/function.ts';
import { minimumFunction } from './lifecycle/minimum/function.ts';
import { upkeepNoticesFunction } from './lifecycle/notifications/function.ts';
import { postponedFunction } from './lifecycle/postponement/function.ts';
import { postponedKeeperFunction } from './lifecycle/postponement/listener/function.ts';
import { publicationFunction } from './lifecycle/publication/function.ts';
import { noticesFunction } from './notifications/function.ts';
import { eventPagesFunction } from './pages/function.ts';
import { remindersFunction } from './reminders/function.ts';
import { reminderKeeperFunction } from './reminders/keeper-function.ts';
import { auditFunction } from './rsvp/audit/function.ts';
import { lineEndsFunction } from './rsvp/expiry/function.ts';
import { seatKeeperFunction } from './rsvp/projector/function.ts';
import { eventSeriesFunction } from './series/function.ts';
import { seriesKeeperFunction } from './series/listener/function.ts';
import { seriesNightlyFunction } from './series/nightly/function.ts';
import { seriesNoticesFunction } from './series/notifications/function.ts';
import { standingKeeperFunction } from './series/standing-rsvps/function.ts';
import { eventSlotsFunction } from './slots/function.ts';
import { eventSubstitutesFunction } from './substitutes/function.ts';
import { substituteWavesFunction } from './substitutes/waves/function.ts';

/** The functions of events, in the order a new reader should meet them. */
export const eventFunctions: readonly FunctionSpec[] = [
  eventsFunction,
  eventSlotsFunction,
  eventFollowingFunction,
  followingNoticesFunction,
  eventSeriesFunction,
  eventPagesFunction,
  guestPagesFunction,
  guestClaimsFunction,
  guestErasureFunction,
  eventExportsFunction,
  eventDependantsFunction,
  eventCareFunction,
  eventDrawsFunction,
  drawHoldingFunction,
  eventFilesFunction,
  eventSubstitutesFunction,
  substituteWavesFunction,
  eventHostsFunction,
  eventUpkeepFunction,
  changesKeeperFunction,
  upkeepNoticesFunction,
  draftsKeeperFunction,
  draftsFunction,
  invitationsFunction,
  attendanceFunction,
  seatKeeperFunction,
  lineEndsFunction,
  seriesKeeperFunction,
  seriesNightlyFunction,
  seriesNoticesFunction,
  standingKeeperFunction,
  postponedKeeperFunction,
  postponedFunction,
  auditFunction,
  noticesFunction,
  reminderKeeperFunction,
  remindersFunction,
  guardianRemindersFunction,
  finishedFunction,
  minimumFunction,
  publicationFunction,
  eventsLeavingFunction,
  eventsExportingFunction,
];
