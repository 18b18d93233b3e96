import { hostsContract } from '#shared/events/host-contract.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createHolderReader } from '../../kernel/address-holder.ts';
import { createBlockReader } from '../../kernel/blocks.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import { createRateLimit } from '../../kernel/rate-limit.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { serve } from '../../kernel/serve.ts';
import { table } from '../../kernel/table.ts';
import { createTeamSheets } from '../../kernel/team-sheets.ts';
import { createTeamReader } from '../../kernel/teams.ts';
import { withDependants } from '../../kernel/with-dependants.ts';
import { createAnswerStore } from '../answers.ts';
import { claimGuest, createGuest, deleteGuest, getGuest } from '../guests/operations.ts';
import { createPeopleReader } from '../guests/people.ts';
import { createGuestStore } from '../guests/store.ts';
import { createCommunityInvitations } from '../invitees/community/store.ts';
import { inviteAddresses } from '../invitees/operations/invite-addresses.ts';
import { inviteCommunity, stopCommunityInvitation } from '../invitees/operations/invite-community.ts';
import { invitePeople } from '../invitees/operations/invite-people.ts';
import { listInvitable, listInvitees } from '../invitees/operations/invitees.ts';
import { listInvitations } from '../invitees/operations/list-invitations.ts';
import { withdrawInvitation } from '../invitees/operations/withdraw-invitation.ts';
import { createInvitationStore } from '../invitees/store.ts';
import { createEventLists } from '../lists.ts';
import { decideRequests } from '../operations/decide-requests.ts';
import { listReplies } from '../operations/list-replies.ts';
import { listRequests } from '../operations/list-requests.ts';
import { moveJoiner } from '../operations/move-joiner.ts';
import { pickJoiner } from '../operations/pick-joiner.ts';
import { removeJoiner } from '../operations/remove-joiner.ts';
import { voteOnRequest } from '../operations/vote-on-request.ts';
import { eventPermissions } from '../permissions.ts';
import { createSeatStore } from '../seats.ts';
import { createEventStore } from '../store.ts';
import { openToTeams } from '../team-standing.ts';
import { createHostshipList } from './hostship-list.ts';
import { answerHosting, inviteHost, listHosts, removeHost } from './operations/change-hosts.ts';

const events = openToTeams(createEventStore(table()), table());
const accounts = createAccountReader(table());
const blocks = createBlockReader(table());
const parts = {
  events,
  seats: createSeatStore(table()),
  accounts,
  blocks,
  invitations: createInvitationStore(table()),
  answers: createAnswerStore(table()),
  lists: createEventLists(table()),
  hostships: createHostshipList(table()),
  due: createDueIndex(table()),
  guests: createGuestStore(table()),
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

export const handler = serve(
  hostsContract,
  {
    listHosts: (input) => listHosts(input, events),
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
    listRequests: (input, caller) => listRequests(input, caller, events, parts.answers, people),
    voteOnRequest: (input, caller) => voteOnRequest(input, caller, parts.seats, events),
    decideRequests: (input, caller) => decideRequests(input, caller, parts.seats, events),
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
