import { createAccountReader } from '../../../kernel/accounts.ts';
import { createBlockReader } from '../../../kernel/blocks.ts';
import { clock } from '../../../kernel/clock.ts';
import { createDueIndex } from '../../../kernel/due-index.ts';
import { createMemberships } from '../../../kernel/memberships.ts';
import { createRosterPages } from '../../../kernel/roster-pages.ts';
import { runDue } from '../../../kernel/run-due.ts';
import { table } from '../../../kernel/table.ts';
import { createTeamReader } from '../../../kernel/teams.ts';
import { createAnswerStore } from '../../answers.ts';
import { createEventStore } from '../../store.ts';
import { createCommunityInvitations } from '../community/store.ts';
import { invitationQueue } from '../send-invitations.ts';
import { createInvitationStore } from '../store.ts';
import { sendWhatIsDue } from './send-what-is-due.ts';

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

export const handler = (): Promise<void> =>
  runDue(invitationQueue, ({ data }, now) => sendWhatIsDue(data, by, now), by.due, clock.now);
