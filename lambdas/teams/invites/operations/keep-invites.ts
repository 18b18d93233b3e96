import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { teamInvites } from '#shared/teams/invites/contract.ts';
import { placesLeft } from '../../ports/room-for.ts';
import type { StoredInvite } from '../../ports/roster/stored-invite.ts';
import type { TeamReader } from '../../ports/teams.ts';
import type { InviteStore } from '../store.ts';

type Operations = (typeof teamInvites)['operations'];

interface Parts {
  readonly teams: Pick<TeamReader, 'find'>;
  readonly invites: InviteStore;
  readonly accounts: Pick<AccountReader, 'list'>;
}

export async function listTeamInvites(
  { teamId }: Parsed<Operations['listTeamInvites']>,
  { now }: Caller,
  { invites, accounts, teams }: Parts,
): Promise<Output<Operations['listTeamInvites']>> {
  const [all, past, team] = await Promise.all([invites.list(teamId), invites.listPast(teamId), teams.find(teamId)]);
  const found = await accounts.list(past.map(({ userId }) => userId));
  const names = new Map(found.map(({ userId, displayName = '' }) => [userId, displayName]));
  return {
    places: team ? placesLeft(team) : 0,
    invites: all
      .flatMap((invite) => {
        const status = statusOf(invite, now);
        return status === 'merged' ? [] : [{ ...invite, status }];
      })
      .sort((a, b) => b.invitedAt.localeCompare(a.invitedAt) || a.inviteId.localeCompare(b.inviteId)),
    former: past.flatMap(({ userId, status, at }) => {
      const displayName = names.get(userId);
      return displayName === undefined ? [] : [{ userId, displayName, status, at }];
    }),
  };
}

/** The job that ends them may come a little later. */
const statusOf = ({ status, expiresAt }: StoredInvite, now: Date) =>
  status === 'pending' && expiresAt !== undefined && expiresAt <= now.toISOString() ? 'expired' : status;

export async function revokeTeamInvite(
  { teamId, inviteId }: Parsed<Operations['revokeTeamInvite']>,
  { now }: Caller,
  { invites }: Pick<Parts, 'invites'>,
): Promise<Output<Operations['revokeTeamInvite']>> {
  const invite = await invites.find(teamId, inviteId);
  if (!invite || !(await invites.settle(invite, 'revoked', now))) throw new Problem('team.inviteInvalid');
  return {};
}
