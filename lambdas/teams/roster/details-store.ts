import type { RosterDetails } from '#shared/teams/roster.ts';
import { wasMade } from '../../kernel/conditions.ts';
import { membershipEntity } from '../../kernel/membership.entity.ts';
import { createMemberships, type Membership } from '../../kernel/memberships.ts';
import { createRetry, type Retry } from '../../kernel/retry.ts';
import type { Table } from '../../kernel/table.ts';

/** What rosters say of people besides what they are. */
export interface DetailsStore {
  /** Everybody of a team, the longest there first. */
  all(teamId: string): Promise<readonly Membership[]>;
  /** `pausedAt` as it is where it is not given, none where it is null. False when it is no longer what was read. */
  save(
    key: Pick<Membership, 'userId' | 'teamId'>,
    before: number,
    details: RosterDetails,
    pausedAt?: string | null,
  ): Promise<boolean>;
}

export function createDetailsStore(table: Table, retry: Retry = createRetry()): DetailsStore {
  const rows = membershipEntity(table);
  return {
    all: createMemberships(table).ofTeam,
    save: ({ userId, teamId }, before, details, pausedAt) => {
      const next = { details, detailsVersion: before + 1, ...(pausedAt && { pausedAt }) };
      return retry(() =>
        wasMade(
          rows
            .patch({ userId, teamId })
            .set(next)
            .remove(pausedAt === null ? ['pausedAt'] : [])
            .where(({ detailsVersion }, { eq, notExists }) =>
              before === 0 ? notExists(detailsVersion) : eq(detailsVersion, before),
            )
            .go(),
        ),
      );
    },
  };
}
