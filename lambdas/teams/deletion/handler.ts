import { clock } from '../../kernel/clock.ts';
import { createDueIndex } from '../../kernel/due-index.ts';
import { createMemberships } from '../../kernel/memberships.ts';
import { runDue } from '../../kernel/run-due.ts';
import { table } from '../../kernel/table.ts';
import { createTeamStore } from '../store.ts';
import { letOwnerGo } from './let-owner-go.ts';
import { LeavingOwner, leavingOwnersQueue } from './queue.ts';
import { createReleasing } from './releasing.ts';

const parts = {
  teams: createTeamStore(table()),
  roster: createMemberships(table()),
  releasing: createReleasing(table()),
};

export const handler = (): Promise<void> =>
  runDue(
    leavingOwnersQueue,
    ({ data }, now) => letOwnerGo(LeavingOwner.parse(data), parts, now()),
    createDueIndex(table()),
    clock.now,
  );
