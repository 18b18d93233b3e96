import { inParallel } from '#lambdas/kernel/data/in-parallel.ts';
import { createRetry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { createWrite } from '../details/writes/store.ts';
import { createRosterStore } from '../members/member-store.ts';
import { filesLetGo, goesOff } from '../members/member-writes.ts';
import { teamEntity } from '../ports/team.entity.ts';
import { createTeamReader } from '../ports/teams.ts';

/** They meet in what the team counts. */
const atOnce = 4;

/**
 * Takes all members off the roster of a team that is gone, so that they can go themselves. A member who is off it already is
 * passed over: this may be begun again after a crash.
 * @throws when the team still counts a member: who came just before the end is on the index a little later
 */
export async function clearRoster(teamId: string, table: Table, now: Date): Promise<void> {
  if (await createTeamReader(table).find(teamId)) return;
  const write = createWrite(table, createRetry());
  const roster = createRosterStore(table);
  let after: string | undefined;
  do {
    const page = await roster.page(teamId, after);
    await inParallel([...page.members], atOnce, async (member) => {
      const { userId, since, filesVersion } = member;
      await write((rows) => [
        ...goesOff(rows, { userId, teamId, since, filesVersion }),
        rows.team.patch({ teamId }).add({ memberCount: -1 }).commit(),
        ...filesLetGo(rows, member, now),
      ]);
    });
    after = page.next;
  } while (after);
  const { data: gone } = await teamEntity(table).get({ teamId }).go({ consistent: true });
  if (gone && gone.memberCount > 0) throw new Error('The roster is not clear yet');
}
