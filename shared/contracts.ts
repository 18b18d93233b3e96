import { accounts } from './accounts/contract.ts';
import { deletionContract } from './accounts/deletion/contract.ts';
import { secondFactorContract } from './accounts/second-factor/contract.ts';
import { flagsContract } from './admin/flags/contract.ts';
import { games } from './competitions/games/contract.ts';
import { seasonCheckout } from './competitions/payments/checkout-contract.ts';
import { competitionPayments } from './competitions/payments/contract.ts';
import { entryCheckout } from './competitions/payments/entry-checkout-contract.ts';
import { playoffs } from './competitions/playoffs/contract.ts';
import { schedules } from './competitions/schedules/contract.ts';
import { seasonsContract } from './competitions/seasons/contract.ts';
import { matchSubstitutes } from './competitions/substitutes/contract.ts';
import { tournamentsContract } from './competitions/tournaments/contract.ts';
import { tournamentDesk } from './competitions/tournaments/desk-contract.ts';
import type { Contract } from './contract/operation.ts';
import { discovery } from './discovery/contract.ts';
import { activitySubscriptionsContract } from './discovery/subscriptions/contract.ts';
import { attendanceContract } from './events/attendance/contract.ts';
import { calendarsContract } from './events/calendars/contract.ts';
import { eventCheckout } from './events/checkout/contract.ts';
import { conflictsContract } from './events/conflicts/contract.ts';
import { events } from './events/contract.ts';
import { eventCareContract } from './events/dependants/care-contract.ts';
import { dependantsContract } from './events/dependants/contract.ts';
import { eventDiscounts } from './events/discounts/contract.ts';
import { drawsContract } from './events/draws/contract.ts';
import { eventFilesContract } from './events/files/contract.ts';
import { fixturesContract } from './events/fixtures/contract.ts';
import { following } from './events/following/contract.ts';
import { hostsContract } from './events/hosts/contract.ts';
import { lifecycleContract } from './events/lifecycle/contract.ts';
import { eventPayments } from './events/payments/contract.ts';
import { seriesContract } from './events/series/contract.ts';
import { seriesPass } from './events/series/pass/contract.ts';
import { eventSlots } from './events/slots/contract.ts';
import { substitutesContract } from './events/substitutes/contract.ts';
import { announcementsContract } from './messages/announcements/contract.ts';
import { messages } from './messages/contract.ts';
import { notificationsContract } from './notifications/contract.ts';
import { payoutAccounts } from './payments/accounts/contract.ts';
import { creditsContract } from './payments/credits/contract.ts';
import { teamDiscounts } from './payments/discounts/contract.ts';
import { installments } from './payments/installments/contract.ts';
import { invoices } from './payments/invoices/contract.ts';
import { teamMoney } from './payments/invoices/team-money.ts';
import { transactionsContract } from './payments/ledger/contract.ts';
import { ordersContract } from './payments/orders/contract.ts';
import { plansContract } from './payments/plans/contract.ts';
import { connectionsContract } from './people/connections/contract.ts';
import { endorsementsContract } from './people/endorsements/contract.ts';
import { family } from './people/family/contract.ts';
import { privacyContract } from './people/privacy/contract.ts';
import { people } from './people/profile/contract.ts';
import { places } from './places/contract.ts';
import { placeManagers } from './places/managers/contract.ts';
import { placePhotosContract } from './places/photos/contract.ts';
import { teams } from './teams/contract.ts';
import { teamInvites } from './teams/invites/contract.ts';
import { teamMembers } from './teams/members/contract.ts';
import { organizations } from './teams/organizations/contract.ts';
import { teamRoster } from './teams/roster/contract.ts';
import { uploads } from './uploads/contract.ts';

/** Every contract of the product, by its context: what the API is. */
export const contractsByContext: Readonly<Record<string, readonly Contract[]>> = {
  uploads: [uploads],
  accounts: [accounts, deletionContract, secondFactorContract],
  notifications: [notificationsContract],
  people: [privacyContract, people, family, connectionsContract, endorsementsContract],
  places: [placeManagers, places, placePhotosContract],
  teams: [teams, teamMembers, teamInvites, teamRoster, organizations],
  payments: [
    payoutAccounts,
    ordersContract,
    transactionsContract,
    invoices,
    installments,
    teamMoney,
    creditsContract,
    teamDiscounts,
    plansContract,
  ],
  events: [
    events,
    eventSlots,
    following,
    fixturesContract,
    conflictsContract,
    seriesContract,
    seriesPass,
    attendanceContract,
    eventPayments,
    eventCheckout,
    eventDiscounts,
    calendarsContract,
    dependantsContract,
    eventCareContract,
    drawsContract,
    substitutesContract,
    hostsContract,
    lifecycleContract,
    eventFilesContract,
  ],
  competitions: [
    playoffs,
    schedules,
    seasonsContract,
    tournamentsContract,
    tournamentDesk,
    competitionPayments,
    seasonCheckout,
    entryCheckout,
    matchSubstitutes,
    games,
  ],
  messages: [messages, announcementsContract],
  discovery: [discovery, activitySubscriptionsContract],
  admin: [flagsContract],
};
