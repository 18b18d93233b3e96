import { table } from '#lambdas/kernel/data/table.ts';
import { createDueIndex } from '#lambdas/kernel/due/due-index.ts';
import { job } from '#lambdas/kernel/due/job.ts';
import { runDue } from '#lambdas/kernel/due/run-due.ts';
import { clock } from '../../kernel/clock.ts';
import { createTeamStore } from '../details/store.ts';
import { createMemberships } from '../ports/memberships.ts';
import { letOwnerGo } from './let-owner-go.ts';
import { LeavingOwner, leavingOwnersQueue } from './queue.ts';
import { createReleasing } from './releasing.ts';

const parts = {
  teams: createTeamStore(table()),
  roster: createMemberships(table()),
  releasing: createReleasing(table()),
};

/** Releases owners whose offer of their community got no answer (domain 4.24). */
export const handler = job(() =>
  runDue(
    leavingOwnersQueue,
    ({ data }, now) => letOwnerGo(LeavingOwner.parse(data), parts, now()),
    createDueIndex(table()),
    clock.now,
  ),
);
