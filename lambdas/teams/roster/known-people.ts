import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { KnownPerson } from '#shared/teams/import/plan.ts';
import { noDetails } from '#shared/teams/roster/roster.ts';
import type { InviteStore } from '../invites/store.ts';
import type { DetailsStore } from './details-store.ts';

export interface PeopleSources {
  readonly details: Pick<DetailsStore, 'all'>;
  readonly invites: Pick<InviteStore, 'list'>;
  readonly accounts: Pick<AccountReader, 'list'>;
}

/** All members of a roster and all people who wait to join, in the one order that files have. */
export async function knownPeople(
  teamId: string,
  { details, invites, accounts }: PeopleSources,
): Promise<readonly KnownPerson[]> {
  const [members, invited] = await Promise.all([details.all(teamId), invites.list(teamId)]);
  const found = await accounts.list(members.map(({ userId }) => userId));
  const names = new Map(found.map(({ userId, displayName = '' }) => [userId, displayName]));
  return [
    ...members.map(({ userId, details: said = noDetails, detailsVersion = 0 }) => ({
      id: userId,
      kind: 'member' as const,
      name: said.name ?? names.get(userId) ?? '',
      details: said,
      version: detailsVersion,
    })),
    ...invited
      .filter(({ status, dependantId }) => status === 'pending' || dependantId !== undefined)
      .map(({ inviteId, name = '', email, details: said = noDetails, version }) => ({
        id: inviteId,
        kind: 'invite' as const,
        name,
        email,
        details: said,
        version,
      })),
  ];
}
