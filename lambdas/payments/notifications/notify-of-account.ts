import type { FindFormerAddress } from '#lambdas/accounts/ports/former-address.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { FindBilling } from '#lambdas/teams/ports/organization-billing.ts';
import type { FindMoneyPeople } from '#lambdas/teams/ports/organization-money.ts';
import type { Message } from '#shared/contract/message.ts';
import type { AccountNews, payoutAccountChanged } from '#shared/payments/accounts/messages.ts';
import { accountNotice, type ChangedAccount, letterToFormer } from './account-letters.ts';

export interface TellingOfAccounts {
  readonly delivery: Delivery;
  readonly findFormerAddress: FindFormerAddress;
  readonly findBilling: FindBilling;
  readonly moneyPeopleOf: FindMoneyPeople;
}

/** What a thief would do: it is said at the address that was the account's before, too. */
const security = new Set<AccountNews>(['linked', 'changed', 'unlinked']);
const usualZone = 'America/New_York';

/** Tells the owner of a payout account what became of it, or the people who manage an organization’s money. A repeat may send a former address the letter twice. */
export async function notifyOfAccount(
  { messageId, occurredAt, quiet, data }: Message<typeof payoutAccountChanged>,
  telling: TellingOfAccounts,
  now: Date,
): Promise<void> {
  const { ownerKind, ownerId, change } = data;
  if (quiet || change === 'updated') return;
  const isOrganization = ownerKind === 'org';
  const billing = isOrganization ? await telling.findBilling(ownerId) : undefined;
  if (isOrganization && !billing) return;
  const userIds = isOrganization ? await telling.moneyPeopleOf(ownerId) : [ownerId];
  const organization = billing && { organizationId: ownerId, name: billing.name };
  const told = { cause: messageId, causedAt: occurredAt, news: { ...data, organization, change } };
  for (const userId of userIds) await tellOne(userId, told, telling, now);
}

interface Told {
  readonly cause: string;
  readonly causedAt: string;
  readonly news: ChangedAccount;
}

async function tellOne(
  userId: string,
  { news, ...said }: Told,
  { delivery, findFormerAddress }: TellingOfAccounts,
  now: Date,
): Promise<void> {
  const account = await delivery.accounts.find(userId);
  if (!account || account.deletedAt) return;
  const zone = account.timeZone ?? usualZone;
  const notice = { ...said, userId, topic: 'payments' as const };
  await deliver({ ...notice, isUrgent: true, tell: () => accountNotice(news, zone, delivery.origin) }, delivery, now);
  const former = security.has(news.change) ? await findFormerAddress(userId) : undefined;
  if (former && former !== account.email)
    await delivery.mailer.send(letterToFormer(former, news, zone, delivery.origin), now);
}
