import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import type { AccountOwner } from '../ports/accounts/payout-accounts.ts';

/** A call about one owner’s account: the caller’s own, or that of an organization whose money they manage. */
export interface OwnersCall {
  readonly owner: AccountOwner;
  readonly caller: Caller;
}

export const mine = (caller: Caller): OwnersCall => ({
  owner: { ownerKind: 'user', ownerId: actorOf(caller).userId },
  caller,
});

export const ofOrganization = (organizationId: string, caller: Caller): OwnersCall => ({
  owner: { ownerKind: 'org', ownerId: organizationId },
  caller,
});

/** Where an owner keeps their account. */
export const pageOf = ({ ownerKind, ownerId }: AccountOwner): string =>
  ownerKind === 'org' ? `/organization/${ownerId}/payments` : '/settings?tab=payments';
