import type { TeamRole } from '#shared/teams/permissions.ts';
import type { RosterDetails } from '#shared/teams/roster.ts';
import type { Membership } from '../kernel/membership-reader.ts';
import type { StoredTeam } from '../kernel/teams.ts';
import type { Rows } from './writes/store.ts';

interface Comer {
  readonly userId: string;
  readonly roles: readonly TeamRole[];
  readonly since: string;
  readonly details?: RosterDetails | undefined;
}

/** What an account counts of the rosters it is on moves with them (promise P32); no account that is going comes on one. */
export const onOneMore = (rows: Pick<Rows, 'account'>, userId: string) =>
  rows.account
    .patch({ userId })
    .add({ rosters: 1 })
    .where(({ deletedAt }, { notExists }) => notExists(deletedAt))
    .commit();

/** Somebody comes on a roster: two parts of a transaction. */
export const comesOn = (
  rows: Pick<Rows, 'membership' | 'account'>,
  { teamId, facts }: Pick<StoredTeam, 'teamId' | 'facts'>,
  { userId, roles, since, details }: Comer,
) => [
  rows.membership
    .create({
      userId,
      teamId,
      version: 1,
      teamName: facts.name,
      roles: [...roles],
      since,
      ...(details && { details, detailsVersion: 1 }),
    })
    .commit(),
  onOneMore(rows, userId),
];

/** Somebody goes off a roster: two parts of a transaction, refused at the first when they were not on it. */
export const goesOff = (
  rows: Pick<Rows, 'membership' | 'account'>,
  { userId, teamId, version }: { userId: string; teamId: string; version?: number },
) => [
  rows.membership
    .remove({ userId, teamId })
    .where((row, { eq, exists }) => (version === undefined ? exists(row.since) : eq(row.version, version)))
    .commit(),
  rows.account.patch({ userId }).add({ rosters: -1 }).commit(),
];

/** Whoever does something to somebody else must still be what they were when it is written. */
export const stillIs = (rows: Rows, by: Membership | undefined) =>
  by
    ? [
        rows.membership
          .check({ userId: by.userId, teamId: by.teamId })
          .where((row, { eq }) => eq(row.version, by.version))
          .commit(),
      ]
    : [];
