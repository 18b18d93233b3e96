import type { TeamRole } from '#shared/teams/permissions.ts';
import type { RosterDetails } from '#shared/teams/roster/roster.ts';
import type { Rows } from '../details/writes/store.ts';
import type { Membership } from '../ports/membership-reader.ts';
import type { StoredTeam } from '../ports/teams.ts';
import { filesHeld } from '../roster/files-held.ts';

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

/** A member joins a roster: two parts of a transaction. */
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

/**
 * A member who leaves a roster; with files on their line `filesLetGo` goes with it. One who returns has another line with the
 * same versions, so that `since` tells the two apart where an answer was lost and the write is tried again.
 */
interface Goer extends Pick<Membership, 'userId' | 'teamId'> {
  readonly since?: string;
  readonly version?: number;
  readonly filesVersion?: number | undefined;
}

/** A member leaves a roster: two parts of a transaction, refused at the first when they were not on it as was read. */
export const goesOff = (
  rows: Pick<Rows, 'membership' | 'account'>,
  { userId, teamId, since, version, filesVersion }: Goer,
) => [
  rows.membership
    .remove({ userId, teamId })
    .where((row, { eq, exists, notExists }) =>
      [
        since === undefined ? exists(row.since) : eq(row.since, since),
        ...(version === undefined ? [] : [eq(row.version, version)]),
        filesVersion === undefined ? notExists(row.filesVersion) : eq(row.filesVersion, filesVersion),
      ].join(' AND '),
    )
    .commit(),
  rows.account.patch({ userId }).add({ rosters: -1 }).commit(),
];

/** To be recorded when a member leaves a roster: no file of their line is shown any more. */
export const filesLetGo = (rows: Pick<Rows, 'outbox'>, member: Membership, now: Date) =>
  filesHeld(member, {}, now).map((fact) => rows.outbox.put(fact).commit());

/** A member who acts on another must still be what they were when it is written. */
export const stillIs = (rows: Rows, by: Membership | undefined) =>
  by
    ? [
        rows.membership
          .check({ userId: by.userId, teamId: by.teamId })
          .where((row, { eq }) => `${eq(row.since, by.since)} AND ${eq(row.version, by.version)}`)
          .commit(),
      ]
    : [];
