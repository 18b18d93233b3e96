import { clock } from '#lambdas/kernel/clock.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { createDutyStore } from '../../duties/store.ts';
import { connectNotifier } from '../../invites/connect-notifier.ts';
import { createInviteStore } from '../../invites/store.ts';
import { createMemberships } from '../../ports/memberships.ts';
import { createAddressStore } from '../address-store.ts';
import { TeamDue, teamsQueue } from '../teams-queue.ts';
import { doTeamDue } from './do-team-due.ts';

const parts = {
  telling: connectNotifier(),
  invites: createInviteStore(table()),
  addresses: createAddressStore(table()),
  reminding: { duties: createDutyStore(table()), roster: createMemberships(table()) },
};
const index = createDueIndex(table());

/** Does what communities have to do at a time: reminds of duties and invitations and ends those, and ends addresses they had. */
export const handler = job(() =>
  runDue(teamsQueue, ({ data, dueAt }, now) => doTeamDue(TeamDue.parse(data), dueAt, parts, now()), index, clock.now),
);
