import type { FindFormerAddress } from '#lambdas/accounts/ports/former-address.ts';
import { type Delivery, deliver } from '#lambdas/notifications/ports/deliver.ts';
import type { Message } from '#shared/contract/message.ts';
import type { AccountNews, payoutAccountChanged } from '#shared/payments/accounts/messages.ts';
import { accountNotice, letterToFormer } from './account-letters.ts';

export interface TellingOfAccounts {
  readonly delivery: Delivery;
  readonly findFormerAddress: FindFormerAddress;
}

/** What a thief would do: it is said at the address that was the account's before, too. */
const security = new Set<AccountNews>(['linked', 'changed', 'unlinked']);
const usualZone = 'America/New_York';

/** Tells the owner of a payout account what became of it. A repeat may send the former address the letter twice. */
export async function notifyOfAccount(
  { messageId, occurredAt, quiet, data }: Message<typeof payoutAccountChanged>,
  { delivery, findFormerAddress }: TellingOfAccounts,
  now: Date,
): Promise<void> {
  const { userId, change } = data;
  if (quiet || !userId || change === 'updated') return;
  const account = await delivery.accounts.find(userId);
  if (!account || account.deletedAt) return;
  const zone = account.timeZone ?? usualZone;
  const news = { ...data, change };
  const notice = { cause: messageId, causedAt: occurredAt, userId, topic: 'payments' as const };
  await deliver({ ...notice, isUrgent: true, tell: () => accountNotice(news, zone, delivery.origin) }, delivery, now);
  const former = security.has(change) ? await findFormerAddress(userId) : undefined;
  if (former && former !== account.email)
    await delivery.mailer.send(letterToFormer(former, news, zone, delivery.origin), now);
}
