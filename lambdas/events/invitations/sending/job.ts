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
import { createEventStore } from '../../details/store.ts';
import { createAnswerStore } from '../../rsvp/answers.ts';
import { createCommunityInvitations } from '../community/store.ts';
import { invitationQueue } from '../send-invitations.ts';
import { createInvitationStore } from '../store.ts';
import { sendWhatIsDue } from './send-due.ts';

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
