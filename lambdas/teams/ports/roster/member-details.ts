import { contention, wasMade } from '#lambdas/kernel/data/conditions.ts';
import { createRetry, type Retry } from '#lambdas/kernel/data/retry.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { noDetails, type RosterDetails } from '#shared/teams/roster/roster.ts';
import { membershipEntity } from '../membership.entity.ts';
import type { Membership } from '../membership-reader.ts';
import { createMemberships } from '../memberships.ts';

type Key = Pick<Membership, 'userId' | 'teamId'>;
/** A returning member has a line of its own, by when they came. */
type Line = Key & Pick<Membership, 'since'>;

/** What a roster says of one person; the membership has it. */
export interface MemberDetails {
  /** `pausedAt` as it is where it is not given, none where it is null. False when it is no longer what was read. */
  save(line: Line, before: number, details: RosterDetails, pausedAt?: string | null): Promise<boolean>;
  /** Adds answers to the team's own fields to what is there; nothing for a former member. */
  answer(key: Key, fields: RosterDetails['fields']): Promise<void>;
}

export function createMemberDetails(table: Table, retry: Retry = createRetry()): MemberDetails {
  const rows = membershipEntity(table);
  const memberships = createMemberships(table);
  const saved = ({ userId, teamId, since }: Line, before: number, details: RosterDetails, pausedAt?: string | null) =>
    wasMade(
      rows
        .patch({ userId, teamId })
        .set({ details, detailsVersion: before + 1, ...(pausedAt && { pausedAt }) })
        .remove(pausedAt === null ? ['pausedAt'] : [])
        .where((row, { eq, notExists }) => {
          const isAsRead = before === 0 ? notExists(row.detailsVersion) : eq(row.detailsVersion, before);
          return `${eq(row.since, since)} AND ${isAsRead}`;
        })
        .go(),
    );
  return {
    save: (...given) => retry(() => saved(...given)),
    answer: (key, fields) =>
      retry(async () => {
        const own = await memberships.find(key);
        if (!own) return;
        const { details = noDetails, detailsVersion = 0 } = own;
        const next = { ...details, fields: { ...details.fields, ...fields } };
        if (!(await saved(own, detailsVersion, next))) throw contention('Another writer was faster');
      }),
  };
}
