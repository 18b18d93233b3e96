import { createAccountReader } from '#lambdas/accounts/ports/accounts.ts';
import { createBlockReader } from '#lambdas/accounts/ports/blocks/blocks.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createMemberships } from '#lambdas/teams/ports/memberships.ts';
import { createRosterPages } from '#lambdas/teams/ports/roster/roster-pages.ts';
import { createTeamReader } from '#lambdas/teams/ports/teams.ts';
import { clock } from '../../../kernel/clock.ts';
import type { EventStore } from '../../details/store.ts';
import { createEventStore } from '../../details/store.ts';
import { createAnswerStore } from '../../rsvp/answers.ts';
import { type CommunitySending, CommunityWork, sendToCommunity } from '../community/send-to-community.ts';
import { createCommunityInvitations } from '../community/store.ts';
import { invitationQueue, PlannedInvitations, sendInvitations } from '../send-invitations.ts';
import type { InvitationStore } from '../store.ts';
import { createInvitationStore } from '../store.ts';

const by = {
  events: createEventStore(table()),
  invitations: createInvitationStore(table()),
  community: createCommunityInvitations(table()),
  answers: createAnswerStore(table()),
  accounts: createAccountReader(table()),
  blocks: createBlockReader(table()),
  teams: createTeamReader(table()),
  memberships: createMemberships(table()),
  rosterPage: createRosterPages(table()),
  due: createDueIndex(table()),
};

/** Sends invitations at the time that their host chose. */
export const handler = job(() =>
  runDue(invitationQueue, ({ data }, now) => sendWhatIsDue(data, by, now), by.due, clock.now),
);

interface Parts extends CommunitySending {
  readonly events: EventStore;
  readonly invitations: InvitationStore;
}

/** Sends planned invitations of an event, or goes on with one of a community. */
function sendWhatIsDue(data: unknown, by: Parts, now: () => Date): Promise<void> {
  const community = CommunityWork.safeParse(data);
  if (community.success) return sendToCommunity(community.data, by, now);
  return sendInvitations(PlannedInvitations.parse(data), by.events, by.invitations, now());
}
