import { clock } from '../../kernel/clock.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { createAddressStore } from '../address-store.ts';
import { createDutyStore } from '../duties/store.ts';
import { connectTelling } from '../invites/connect-telling.ts';
import { createInviteStore } from '../invites/store.ts';
import { TeamDue, teamsQueue } from '../teams-queue.ts';
import { doTeamDue } from './do-team-due.ts';

const parts = {
  telling: connectTelling(),
  invites: createInviteStore(table()),
  addresses: createAddressStore(table()),
  reminding: { duties: createDutyStore(table()), roster: createMemberships(table()) },
};
const index = createDueIndex(table());

export const handler = (): Promise<void> =>
  runDue(teamsQueue, ({ data, dueAt }, now) => doTeamDue(TeamDue.parse(data), dueAt, parts, now()), index, clock.now);
