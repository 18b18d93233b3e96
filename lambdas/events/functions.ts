import type { FunctionSpec } from '../kernel/function.ts';
import { attendanceFunction } from './attendance/function.ts';
import { auditFunction } from './audit/function.ts';
import { eventDependantsFunction } from './dependants/function.ts';
import { guardianRemindersFunction } from './dependants/reminders/function.ts';
import { draftsFunction } from './drafts/function.ts';
import { draftsKeeperFunction } from './drafts/keeper/function.ts';
import { eventDrawsFunction } from './draws/function.ts';
import { drawHoldingFunction } from './draws/holding/function.ts';
import { eventExportsFunction } from './exports/function.ts';
import { eventFilesFunction } from './files/function.ts';
import { finishedFunction } from './finished/function.ts';
import { eventFollowingFunction } from './following/function.ts';
import { followingNoticesFunction } from './following/notices/function.ts';
import { eventsFunction } from './function.ts';
import { guestClaimsFunction } from './guests/claims/function.ts';
import { guestErasureFunction } from './guests/erasure/function.ts';
import { guestPagesFunction } from './guests/pages/function.ts';
import { eventHostsFunction } from './hosts/function.ts';
import { invitationsFunction } from './invitees/sending/function.ts';
import { eventsExportingFunction } from './leaving/exporting/function.ts';
import { eventsLeavingFunction } from './leaving/function.ts';
import { minimumFunction } from './minimum/function.ts';
import { noticesFunction } from './notices/function.ts';
import { eventPagesFunction } from './pages/function.ts';
import { postponedFunction } from './postponed/function.ts';
import { postponedKeeperFunction } from './postponed/keeper/function.ts';
import { publicationFunction } from './publication/function.ts';
import { remindersFunction } from './reminders/function.ts';
import { reminderKeeperFunction } from './reminders/keeper-function.ts';
import { seatKeeperFunction } from './seat-keeper/function.ts';
import { lineEndsFunction } from './seat-keeper/line-ends/function.ts';
import { eventSeriesFunction } from './series/function.ts';
import { seriesKeeperFunction } from './series/keeper/function.ts';
import { seriesNightlyFunction } from './series/nightly/function.ts';
import { seriesNoticesFunction } from './series/notices/function.ts';
import { standingKeeperFunction } from './series/standing/function.ts';
import { eventSlotsFunction } from './slots/function.ts';
import { eventSubstitutesFunction } from './substitutes/function.ts';
import { substituteWavesFunction } from './substitutes/waves/function.ts';
import { changesKeeperFunction } from './upkeep/changes/function.ts';
import { eventUpkeepFunction } from './upkeep/function.ts';
import { upkeepNoticesFunction } from './upkeep/notices/function.ts';

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
