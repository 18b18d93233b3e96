import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { DependantReader } from '#lambdas/people/ports/family/dependants.ts';
import { guardedBy } from '#lambdas/people/ports/family/guarding.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import { hasRight } from '#shared/people/family/guardian.ts';
import type { teamRoster } from '#shared/teams/roster/contract.ts';
import type { OwnChild } from '#shared/teams/roster/people-operations.ts';
import type { InviteStore } from '../../invites/store.ts';
import type { StoredInvite } from '../../ports/roster/stored-invite.ts';

type RemoveChild = (typeof teamRoster)['operations']['removeRosterChild'];

export interface ChildrenSources {
  readonly dependants: Pick<DependantReader, 'find' | 'ofGuardian'>;
  readonly invites: Pick<InviteStore, 'list' | 'settle'>;
}

type ListSources = Pick<ChildrenSources, 'dependants'> & { readonly invites: Pick<InviteStore, 'list'> };

/** The children on the roster that the reader answers for, and may take off it. */
export async function ownChildren(
  teamId: string,
  caller: Caller,
  { dependants, invites }: ListSources,
): Promise<OwnChild[]> {
  const { userId } = actorOf(caller);
  const guarded = (await dependants.ofGuardian(userId)).filter(({ guardians }) =>
    hasRight(guardians, userId, 'rsvp', caller.now),
  );
  const own = new Set(guarded.map(({ dependantId }) => dependantId));
  if (own.size === 0) return [];
  return (await invites.list(teamId)).flatMap(({ status, dependantId, name = '' }) =>
    status === 'accepted' && dependantId && own.has(dependantId) ? [{ dependantId, name }] : [],
  );
}

/** A guardian who answers for the child may, as the managers of the roster may. */
export async function removeRosterChild(
  { teamId, dependantId }: Parsed<RemoveChild>,
  caller: Caller,
  { dependants, invites }: ChildrenSources,
): Promise<Output<RemoveChild>> {
  await guardedBy(dependantId, actorOf(caller).userId, 'rsvp', dependants, caller.now);
  const isTheirs = (record: StoredInvite) => record.status === 'accepted' && record.dependantId === dependantId;
  const records = (await invites.list(teamId)).filter(isTheirs);
  if (records.length === 0) throw new Problem('team.memberNotFound');
  for (const record of records) await invites.settle(record, 'revoked', caller.now);
  return {};
}
