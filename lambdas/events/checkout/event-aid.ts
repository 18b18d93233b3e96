import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Seller } from '#lambdas/payments/ports/accounts/seller-of.ts';
import type { AidRequests } from '#lambdas/payments/ports/aid/aid-requests.ts';
import { aidStanding } from '#lambdas/payments/ports/aid/aid-standing.ts';
import { isHost } from '#shared/events/hosts/hosting.ts';
import { cardShareOf } from '#shared/events/payments/card-share.ts';
import { pricesOf } from '#shared/events/payments/ticket-sale.ts';
import type { AidStanding } from '#shared/payments/discounts/aid/schemas.ts';
import { isMinor } from '#shared/people/profile/player-facts.ts';
import type { StoredEvent } from '../details/stored-event.ts';

/** The community that a person can ask to pay less; undefined where there is none, no card pays, or players share a cost. */
export function aidTeamOf(
  event: StoredEvent,
  userId: string,
  { account }: Pick<Seller, 'account'>,
): string | undefined {
  const isSold = account !== undefined && event.status === 'scheduled' && pricesOf(event).length > 0;
  return isSold && !cardShareOf(event) && !isHost(event, userId) ? event.hostingTeam : undefined;
}

/** How the request of a payer stands; undefined where they can't ask. */
export async function standingOfAid(
  event: StoredEvent,
  reader: { readonly userId: string; readonly account: Pick<Account, 'birthdate'> | undefined; readonly now: Date },
  seller: Pick<Seller, 'account'>,
  { aid }: { readonly aid: Pick<AidRequests, 'find'> },
): Promise<AidStanding | undefined> {
  const { userId, account, now } = reader;
  const teamId = aidTeamOf(event, userId, seller);
  if (!teamId || isMinor(account?.birthdate, now)) return undefined;
  return aidStanding(await aid.find({ teamId, subjectId: event.eventId, userId }));
}
