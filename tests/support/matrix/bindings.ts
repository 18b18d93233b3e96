import { accountRows } from './accounts/account-rows.ts';
import { alternateEmailRows } from './accounts/alternate-email-rows.ts';
import { leavingRows } from './accounts/leaving-rows.ts';
import { secondFactorRows } from './accounts/second-factor-rows.ts';
import { flagRows } from './admin/flag-rows.ts';
import type { Binding } from './cell.ts';
import { gameRows } from './competitions/game-rows.ts';
import { competitionPaymentRows } from './competitions/payment-rows.ts';
import { playoffRows } from './competitions/playoff-rows.ts';
import { scheduleRows } from './competitions/schedule-rows.ts';
import { seasonRows } from './competitions/season-rows.ts';
import { sheetRows } from './competitions/sheet-rows.ts';
import { tournamentPaymentRows } from './competitions/tournament-payment-rows.ts';
import { tournamentRows } from './competitions/tournament-rows.ts';
import { homeRows } from './discovery/home-rows.ts';
import { searchRows } from './discovery/search-rows.ts';
import { subscriptionRows } from './discovery/subscription-rows.ts';
import { attendanceRows } from './events/attendance-rows.ts';
import { checkoutRows } from './events/checkout-rows.ts';
import { dependantRows } from './events/dependant-rows.ts';
import { drawRows } from './events/draw-rows.ts';
import { eventRows } from './events/event-rows.ts';
import { exportRows } from './events/export-rows.ts';
import { favouriteRows } from './events/favourite-rows.ts';
import { fixtureRows } from './events/fixture-rows.ts';
import { guestRows } from './events/guest-rows.ts';
import { hostRows } from './events/host-rows.ts';
import { eventPaymentRows } from './events/payment-rows.ts';
import { rsvpRows } from './events/rsvp-rows.ts';
import { seriesRows } from './events/series-rows.ts';
import { substituteRows } from './events/substitute-rows.ts';
import { teamEventRows } from './events/team-event-rows.ts';
import { announcementRows } from './messages/announcement-rows.ts';
import { notificationRows } from './notifications/notification-rows.ts';
import { pushRows } from './notifications/push-rows.ts';
import { socketRows } from './notifications/socket-rows.ts';
import { openRows } from './open-rows.ts';
import { creditRows } from './payments/credit-rows.ts';
import { invoiceRows } from './payments/invoice-rows.ts';
import { organizationAccountRows } from './payments/organization-account-rows.ts';
import { payoutRows } from './payments/payout-rows.ts';
import { planRows } from './payments/plan-rows.ts';
import { transactionRows } from './payments/transaction-rows.ts';
import { availabilityRows } from './people/availability-rows.ts';
import { connectionRows, listRows } from './people/connection-rows.ts';
import { endorsementRows } from './people/endorsement-rows.ts';
import { familyRows } from './people/family-rows.ts';
import { privacyRows } from './people/privacy-rows.ts';
import { profileRows } from './people/profile-rows.ts';
import { managerRows } from './places/manager-rows.ts';
import { placeRows } from './places/place-rows.ts';
import { dutyRows } from './teams/duty-rows.ts';
import { memberFileRows } from './teams/member-file-rows.ts';
import { organizationRows } from './teams/organization-rows.ts';
import { rosterRows } from './teams/roster-rows.ts';
import { teamRows } from './teams/team-rows.ts';
import { uploadRows } from './uploads/upload-rows.ts';

/** Every row of the matrix that is built, and how it is asked. */
export const bindings: Readonly<Record<string, Binding>> = {
  ...accountRows,
  ...flagRows,
  ...organizationAccountRows,
  ...payoutRows,
  ...transactionRows,
  ...homeRows,
  ...privacyRows,
  ...familyRows,
  ...leavingRows,
  ...secondFactorRows,
  ...dependantRows,
  ...availabilityRows,
  ...notificationRows,
  ...pushRows,
  ...subscriptionRows,
  ...profileRows,
  ...alternateEmailRows,
  ...connectionRows,
  ...listRows,
  ...endorsementRows,
  ...socketRows,
  ...eventRows,
  ...drawRows,
  ...attendanceRows,
  ...eventPaymentRows,
  ...checkoutRows,
  ...seriesRows,
  ...favouriteRows,
  ...fixtureRows,
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
  ...rosterRows,
  ...teamRows,
  ...dutyRows,
  ...teamEventRows,
  ...organizationRows,
  ...playoffRows,
  ...seasonRows,
  ...scheduleRows,
  ...tournamentRows,
  ...sheetRows,
  ...competitionPaymentRows,
  ...tournamentPaymentRows,
  ...creditRows,
  ...invoiceRows,
  ...planRows,
  ...uploadRows,
  ...announcementRows,
  ...hostRows,
};
