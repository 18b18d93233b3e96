import { accountRows } from './account-rows.ts';
import { attendanceRows } from './attendance-rows.ts';
import { availabilityRows } from './availability-rows.ts';
import type { Binding } from './cell.ts';
import { connectionRows, listRows } from './connection-rows.ts';
import { dependantRows } from './dependant-rows.ts';
import { drawRows } from './draw-rows.ts';
import { dutyRows } from './duty-rows.ts';
import { endorsementRows } from './endorsement-rows.ts';
import { eventRows } from './event-rows.ts';
import { exportRows } from './export-rows.ts';
import { familyRows } from './family-rows.ts';
import { favouriteRows } from './favourite-rows.ts';
import { gameRows } from './game-rows.ts';
import { guestRows } from './guest-rows.ts';
import { homeRows } from './home-rows.ts';
import { hostRows } from './host-rows.ts';
import { leavingRows } from './leaving-rows.ts';
import { managerRows } from './manager-rows.ts';
import { memberFileRows } from './member-file-rows.ts';
import { notificationRows } from './notification-rows.ts';
import { openRows } from './open-rows.ts';
import { organizationRows } from './organization-rows.ts';
import { placeRows } from './place-rows.ts';
import { playoffRows } from './playoff-rows.ts';
import { privacyRows } from './privacy-rows.ts';
import { profileRows } from './profile-rows.ts';
import { pushRows } from './push-rows.ts';
import { rsvpRows } from './rsvp-rows.ts';
import { scheduleRows } from './schedule-rows.ts';
import { searchRows } from './search-rows.ts';
import { seasonRows } from './season-rows.ts';
import { seriesRows } from './series-rows.ts';
import { socketRows } from './socket-rows.ts';
import { subscriptionRows } from './subscription-rows.ts';
import { substituteRows } from './substitute-rows.ts';
import { teamEventRows } from './team-event-rows.ts';
import { teamRows } from './team-rows.ts';
import { tournamentRows } from './tournament-rows.ts';
import { uploadRows } from './upload-rows.ts';

/** Every row of the matrix that is built, and how it is asked. */
export const bindings: Readonly<Record<string, Binding>> = {
  ...accountRows,
  ...homeRows,
  ...privacyRows,
  ...familyRows,
  ...leavingRows,
  ...dependantRows,
  ...availabilityRows,
  ...notificationRows,
  ...pushRows,
  ...subscriptionRows,
  ...profileRows,
  ...connectionRows,
  ...listRows,
  ...endorsementRows,
  ...socketRows,
  ...eventRows,
  ...drawRows,
  ...attendanceRows,
  ...seriesRows,
  ...favouriteRows,
  ...exportRows,
  ...rsvpRows,
  ...guestRows,
  ...gameRows,
  ...openRows,
  ...searchRows,
  ...placeRows,
  ...managerRows,
  ...substituteRows,
  ...memberFileRows,
  ...teamRows,
  ...dutyRows,
  ...teamEventRows,
  ...organizationRows,
  ...playoffRows,
  ...seasonRows,
  ...scheduleRows,
  ...tournamentRows,
  ...uploadRows,
  ...hostRows,
};
