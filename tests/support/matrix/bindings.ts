import { accountRows } from './account-rows.ts';
import { attendanceRows } from './attendance-rows.ts';
import { availabilityRows } from './availability-rows.ts';
import type { Binding } from './cell.ts';
import { connectionRows, listRows } from './connection-rows.ts';
import { dependantRows } from './dependant-rows.ts';
import { drawRows } from './draw-rows.ts';
import { eventRows } from './event-rows.ts';
import { exportRows } from './export-rows.ts';
import { familyRows } from './family-rows.ts';
import { favouriteRows } from './favourite-rows.ts';
import { guestRows } from './guest-rows.ts';
import { hostRows } from './host-rows.ts';
import { leavingRows } from './leaving-rows.ts';
import { managerRows } from './manager-rows.ts';
import { notificationRows } from './notification-rows.ts';
import { openRows } from './open-rows.ts';
import { placeRows } from './place-rows.ts';
import { privacyRows } from './privacy-rows.ts';
import { profileRows } from './profile-rows.ts';
import { pushRows } from './push-rows.ts';
import { rsvpRows } from './rsvp-rows.ts';
import { searchRows } from './search-rows.ts';
import { seriesRows } from './series-rows.ts';
import { socketRows } from './socket-rows.ts';
import { subscriptionRows } from './subscription-rows.ts';
import { substituteRows } from './substitute-rows.ts';
import { teamRows } from './team-rows.ts';
import { uploadRows } from './upload-rows.ts';

/** Every row of the matrix that is built, and how it is asked. */
export const bindings: Readonly<Record<string, Binding>> = {
  ...accountRows,
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
  ...socketRows,
  ...eventRows,
  ...drawRows,
  ...attendanceRows,
  ...seriesRows,
  ...favouriteRows,
  ...exportRows,
  ...rsvpRows,
  ...guestRows,
  ...openRows,
  ...searchRows,
  ...placeRows,
  ...managerRows,
  ...substituteRows,
  ...teamRows,
  ...uploadRows,
  ...hostRows,
};
