import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createHolderReader } from '#lambdas/accounts/ports/address-holder.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { serve } from '#lambdas/accounts/ports/serve.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { createGuestOrders } from '#lambdas/payments/ports/orders/guest-orders.ts';
import { createOrders } from '#lambdas/payments/ports/orders/orders.ts';
import { withDependants } from '#lambdas/people/ports/family/with-dependants.ts';
import { createNaming } from '#lambdas/people/ports/naming/naming.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createTeamSheets } from '#lambdas/teams/ports/roster/team-sheets.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { hostsContract } from '#shared/events/hosts/contract.ts';
import { eventPermissions } from '../details/permissions.ts';
import { createEventStore } from '../details/store.ts';
import { openToTeams } from '../details/team-standing.ts';
import { claimGuest, createGuest, deleteGuest, getGuest } from '../guests/operations.ts';
import { createGuestStore } from '../guests/store.ts';
import { createCommunityInvitations } from '../invitations/community/store.ts';
import { inviteAddresses } from '../invitations/operations/invite-addresses.ts';
import { inviteCommunity, stopCommunityInvitation } from '../invitations/operations/invite-community.ts';
import { invitePeople } from '../invitations/operations/invite-people.ts';
import { listInvitable, listInvitees } from '../invitations/operations/invitees.ts';
import { listInvitations } from '../invitations/operations/list-invitations.ts';
import { withdrawInvitation } from '../invitations/operations/withdraw-invitation.ts';
import { createInvitationStore } from '../invitations/store.ts';
import { createPeopleReader } from '../ports/guests/people.ts';
import { createAnswerStore } from '../rsvp/answers.ts';
import { createDecisionNotes } from '../rsvp/decision-notes.ts';
import { createSeatStore } from '../rsvp/line/seats.ts';
import { createEventLists } from '../rsvp/lists.ts';
import { decideRequests } from '../rsvp/operations/decide-requests.ts';
import { listReplies } from '../rsvp/operations/list-replies.ts';
import { listRequests } from '../rsvp/operations/list-requests.ts';
import { moveJoiner } from '../rsvp/operations/move-joiner.ts';
import { pickJoiner } from '../rsvp/operations/pick-joiner.ts';
import { removeJoiner } from '../rsvp/operations/remove-joiner.ts';
import { voteOnRequest } from '../rsvp/operations/vote-on-request.ts';
import { createSlotStore } from '../slots/store.ts';
import { createHostshipList } from './hostship-list.ts';
import { answerHosting, inviteHost, removeHost } from './operations/change-hosts.ts';

const events = openToTeams(createEventStore(table()), table());
const accounts = createAccountReader(table());
const blocks = createBlockReader(table());
const notes = createDecisionNotes(table());
const orders = createOrders(table());
const parts = {
  events,
  seats: createSeatStore(table()),
  slots: createSlotStore(table()),
  accounts,
  blocks,
  invitations: createInvitationStore(table()),
  answers: createAnswerStore(table()),
  lists: createEventLists(table()),
  hostships: createHostshipList(table()),
  due: createDueIndex(table()),
  guests: createGuestStore(table()),
  orders: { ...orders, ...createGuestOrders(table(), orders) },
  people: createPeopleReader(table()),
  holderOf: createHolderReader(table()),
  limits: createRateLimit(table()),
  secret: signingSecret,
  community: createCommunityInvitations(table()),
  rosters: {
    teams: createTeamReader(table()),
    memberships: createMemberships(table()),
    sheets: createTeamSheets(table()),
  },
};

const people = withDependants(parts.people, table());
const naming = createNaming(table(), people);

export const handler = serve(
  hostsContract,
  {
    inviteHost: (input, caller) => inviteHost(input, caller, events, accounts, blocks),
    answerHosting: (input, caller) => answerHosting(input, caller, events),
    removeHost: (input, caller) => removeHost(input, caller, events),
    listInvitable: (input, caller) => listInvitable(input, caller, parts),
    invitePeople: (input, caller) => invitePeople(input, caller, parts),
    inviteCommunity: (input, caller) => inviteCommunity(input, caller, parts),
    stopCommunityInvitation: (input) => stopCommunityInvitation(input, parts),
    inviteAddresses: (input, caller) => inviteAddresses(input, caller, parts),
    listInvitees: (input) => listInvitees(input, parts),
    withdrawInvitation: (input, caller) => withdrawInvitation(input, caller, parts),
    listInvitations: (_, caller) => listInvitations(caller, parts),
    listRequests: (input, caller) => listRequests(input, caller, events, parts.answers, naming),
    voteOnRequest: (input, caller) => voteOnRequest(input, caller, parts.seats, events),
    decideRequests: (input, caller) => decideRequests(input, caller, parts.seats, events, notes),
    listReplies: (input) => listReplies(input, parts.seats, parts.answers, people),
    pickJoiner: (input, caller) => pickJoiner(input, caller, parts.seats),
    removeJoiner: (input, caller) => removeJoiner(input, caller, parts.seats, events),
    moveJoiner: (input, caller) => moveJoiner(input, caller, parts.seats),
    createGuest: (input, caller) => createGuest(input, caller, parts),
    getGuest: (input, caller) => getGuest(input, caller, parts),
    deleteGuest: (input, caller) => deleteGuest(input, caller, parts),
    claimGuest: (input, caller) => claimGuest(input, caller, parts),
  },
  { event: eventPermissions(events) },
);
