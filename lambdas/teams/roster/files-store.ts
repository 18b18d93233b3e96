import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import type { MemberFiles } from '#shared/teams/roster/member-files.ts';
import { createWrite } from '../details/writes/store.ts';
import type { Membership } from '../ports/membership-reader.ts';
import { filesHeld } from './files-held.ts';

/** The files on the lines of rosters. */
export interface MemberFileStore {
  /** False when the line is not what was read any more, or the person is off the roster. */
  save(member: Membership, files: MemberFiles, now: Date): Promise<boolean>;
}

export function createMemberFileStore(table: Table, retry: Retry = createRetry()): MemberFileStore {
  const write = createWrite(table, retry);
  return {
    save: async (member, files, now) => {
      const { userId, teamId, since, filesVersion } = member;
      const refused = await write((rows) => [
        rows.membership
          .patch({ userId, teamId })
          .set({ files, filesVersion: (filesVersion ?? 0) + 1 })
          .where((row, { eq, notExists }) => {
            const isAsRead =
              filesVersion === undefined ? notExists(row.filesVersion) : eq(row.filesVersion, filesVersion);
            return `${eq(row.since, since)} AND ${isAsRead}`;
          })
          .commit(),
        ...filesHeld(member, files, now).map((fact) => rows.outbox.put(fact).commit()),
      ]);
      return refused.length === 0;
    },
  };
}
