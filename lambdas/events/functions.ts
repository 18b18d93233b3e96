import { accountDeleted, exportAsked } from '#shared/accounts/deletion/messages.ts';
import { userJoined } from '#shared/accounts/messages.ts';
import { attendanceContract } from '#shared/events/attendance/contract.ts';
import { noShowMarked, noShowSettled } from '#shared/events/attendance/messages.ts';
import { calendarsContract } from '#shared/events/calendars/contract.ts';
import { eventCheckout } from '#shared/events/checkout/contract.ts';
import { conflictsContract } from '#shared/events/conflicts/contract.ts';
import { events } from '#shared/events/contract.ts';
import { eventCareContract } from '#shared/events/dependants/care-contract.ts';
import { dependantsContract } from '#shared/events/dependants/contract.ts';
import { eventDiscounts } from '#shared/events/discounts/contract.ts';
import { drawsContract } from '#shared/events/draws/contract.ts';
import { eventFilesContract } from '#shared/events/files/contract.ts';
import { fixturesContract } from '#shared/events/fixtures/contract.ts';
import { fixtureChanged, substituteAskedForMatch } from '#shared/events/fixtures/messages.ts';
import { following } from '#shared/events/following/contract.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { addressesInvited } from '#shared/events/hosts/messages.ts';
import { lifecycleContract } from '#shared/events/lifecycle/contract.ts';
import { draftEnding, eventHandedOver } from '#shared/events/lifecycle/messages.ts';
import {
  eventCancelled,
  eventChanged,
  eventPostponed,
  eventScheduled,
  listingChanged,
  rsvpChanged,
  seriesChanged,
  seriesJoined,
  seriesLeft,
  seriesSettled,
  standingDropped,
} from '#shared/events/messages.ts';
import { eventPayments } from '#shared/events/payments/contract.ts';
import { seriesContract } from '#shared/events/series/contract.ts';
import { seriesPass } from '#shared/events/series/pass/contract.ts';
import { eventSlots } from '#shared/events/slots/contract.ts';
import { substitutesContract } from '#shared/events/substitutes/contract.ts';
import { cardSaved, holdChanged, orderPaid, refillAwaited } from '#shared/payments/orders/messages.ts';
import { dependantForgotten } from '#shared/people/family/messages.ts';
import type { FunctionSpec } from '../kernel/function.ts';
import { guestFormPaths, guestPagePaths } from './guests/pages/paths.ts';
import { noticeFacts } from './notifications/notice-facts.ts';
import { eventPagePaths } from './pages/paths.ts';

/** The functions of events. */
export const eventsFunctions: readonly FunctionSpec[] = [
  {
    name: 'events-api',
    under: '/events',
    serves: [
      { contract: events, entry: 'lambdas/events/api.ts' },
      { contract: eventSlots, entry: 'lambdas/events/slots/api.ts' },
      { contract: hostsContract, entry: 'lambdas/events/hosts/api.ts' },
      { contract: lifecycleContract, entry: 'lambdas/events/lifecycle/api.ts' },
      { contract: attendanceContract, entry: 'lambdas/events/attendance/api.ts' },
      { contract: seriesContract, entry: 'lambdas/events/series/api.ts' },
      { contract: seriesPass, entry: 'lambdas/events/series/pass/api.ts' },
      { contract: substitutesContract, entry: 'lambdas/events/substitutes/api.ts' },
      { contract: drawsContract, entry: 'lambdas/events/draws/api.ts' },
      { contract: dependantsContract, entry: 'lambdas/events/dependants/api.ts' },
      { contract: eventFilesContract, entry: 'lambdas/events/files/api.ts' },
      { contract: calendarsContract, entry: 'lambdas/events/calendars/api.ts' },
      { contract: following, entry: 'lambdas/events/following/api.ts' },
      { contract: eventPayments, entry: 'lambdas/events/payments/api.ts' },
      { contract: eventCheckout, entry: 'lambdas/events/checkout/api.ts' },
      { contract: eventDiscounts, entry: 'lambdas/events/discounts/api.ts' },
      { contract: fixturesContract, entry: 'lambdas/events/fixtures/api.ts' },
      { contract: conflictsContract, entry: 'lambdas/events/conflicts/api.ts' },
    ],
    may: ['writeTable', 'sign', 'suggestPlaces', 'readUploads', 'knowWebOrigin'],
    memoryMb: 512,
  },
  // Opens medical notes, which no other function of events may.
  {
    name: 'events-care',
    under: '/events/care',
    serves: [{ contract: eventCareContract, entry: 'lambdas/events/dependants/care/api.ts' }],
    may: ['writeTable', 'openCare'],
    memoryMb: 512,
  },
  {
    name: 'events-pages',
    renders: [{ pages: eventPagePaths, entry: 'lambdas/events/pages/pages.ts' }],
    may: ['readTable', 'knowWebOrigin'],
    memoryMb: 512,
  },
  // The one page that writes and sends mail: those that anyone reads only read.
  {
    name: 'events-guests',
    renders: [{ pages: guestPagePaths, forms: guestFormPaths, entry: 'lambdas/events/guests/pages/pages.ts' }],
    may: ['writeTable', 'sendEmail', 'sign'],
    memoryMb: 512,
  },
  // A stream, in the order of its rows.
  {
    name: 'events-seats',
    follows: { entities: ['seats'], entry: 'lambdas/events/rsvp/projector/follower.ts' },
    may: ['writeTable'],
    timeoutSeconds: 60,
  },
  {
    name: 'events-messages',
    listensTo: [
      { messages: Object.values(noticeFacts), entry: 'lambdas/events/notifications/listener.ts' },
      { messages: [draftEnding, eventHandedOver], entry: 'lambdas/events/lifecycle/notifications/listener.ts' },
      {
        messages: [seriesSettled, seriesJoined, seriesLeft, standingDropped],
        entry: 'lambdas/events/series/notifications/listener.ts',
      },
      {
        messages: [eventScheduled, eventChanged, eventPostponed, eventCancelled],
        entry: 'lambdas/events/following/notifications/listener.ts',
      },
      {
        messages: [
          orderPaid,
          cardSaved,
          holdChanged,
          refillAwaited,
          rsvpChanged,
          eventChanged,
          eventPostponed,
          eventCancelled,
        ],
        entry: 'lambdas/events/checkout/listener.ts',
      },
      { messages: [eventScheduled, eventChanged], entry: 'lambdas/events/reminders/listener.ts' },
      { messages: [fixtureChanged], entry: 'lambdas/events/fixtures/reminders/listener.ts' },
      { messages: [substituteAskedForMatch], entry: 'lambdas/events/fixtures/substitutes/listener.ts' },
      { messages: [eventChanged], entry: 'lambdas/events/lifecycle/changes/listener.ts' },
      { messages: [listingChanged], entry: 'lambdas/events/lifecycle/drafts/listener.ts' },
      { messages: [eventPostponed], entry: 'lambdas/events/lifecycle/postponement/listener.ts' },
      { messages: [seriesChanged], entry: 'lambdas/events/series/listener.ts' },
      { messages: [noShowMarked, noShowSettled], entry: 'lambdas/events/series/standing-rsvps/listener.ts' },
      { messages: [userJoined, addressesInvited], entry: 'lambdas/events/guests/claims.ts' },
      { messages: [accountDeleted, dependantForgotten], entry: 'lambdas/events/deletion/listener.ts' },
      { messages: [exportAsked], entry: 'lambdas/events/deletion/export.ts' },
    ],
    may: ['writeTable', 'sendEmail', 'sign'],
    memoryMb: 512,
    timeoutSeconds: 240,
  },
  {
    name: 'events-jobs',
    runs: [
      { job: 'events-reminders', every: 'rate(1 minute)', entry: 'lambdas/events/reminders/job.ts' },
      { job: 'fixture-reminders', every: 'rate(1 minute)', entry: 'lambdas/events/fixtures/reminders/job.ts' },
      {
        job: 'event-dependants-reminders',
        every: 'rate(1 minute)',
        entry: 'lambdas/events/dependants/reminders/job.ts',
      },
      { job: 'events-line-ends', every: 'rate(1 minute)', entry: 'lambdas/events/rsvp/expiry/job.ts' },
      { job: 'events-draw-holding', every: 'rate(1 minute)', entry: 'lambdas/events/draws/holding.ts' },
      { job: 'events-substitute-waves', every: 'rate(1 minute)', entry: 'lambdas/events/substitutes/waves/job.ts' },
      { job: 'events-invitations', every: 'rate(1 minute)', entry: 'lambdas/events/invitations/sending/job.ts' },
      { job: 'events-minimum', every: 'rate(1 minute)', entry: 'lambdas/events/lifecycle/minimum/job.ts' },
      { job: 'events-publication', every: 'rate(1 minute)', entry: 'lambdas/events/lifecycle/publication/job.ts' },
      { job: 'events-postponed', every: 'rate(60 minutes)', entry: 'lambdas/events/lifecycle/postponement/job.ts' },
      { job: 'events-finished', every: 'rate(10 minutes)', entry: 'lambdas/events/lifecycle/completion/job.ts' },
      { job: 'events-shares', every: 'rate(1 minute)', entry: 'lambdas/events/checkout/shares/job.ts' },
      { job: 'events-uses', every: 'rate(10 minutes)', entry: 'lambdas/events/checkout/uses-job.ts' },
      { job: 'events-drafts', every: 'rate(60 minutes)', entry: 'lambdas/events/lifecycle/drafts/job.ts' },
      { job: 'events-series-nightly', every: 'rate(5 minutes)', entry: 'lambdas/events/series/nightly.ts' },
      { job: 'events-guest-erasure', every: 'rate(1 minute)', entry: 'lambdas/events/guests/erasure.ts' },
      { job: 'events-audit', every: 'rate(24 hours)', entry: 'lambdas/events/rsvp/audit/job.ts' },
    ],
    may: ['writeTable', 'sendEmail', 'sign'],
    memoryMb: 512,
    timeoutSeconds: 840,
  },
];
