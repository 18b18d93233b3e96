import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import { sign } from '#lambdas/kernel/security/signature.ts';
import type { Delivery } from '#lambdas/notifications/ports/deliver.ts';
import type { StoredOrder } from '../../ports/orders/stored-order.ts';
import type { Opens } from './order-letter.ts';

/** Where the mails of an order lead: to what was paid for, or to a page of the guest's own. */
export async function wayIn({ title, href, guest, userId }: StoredOrder, { origin, secret }: Delivery): Promise<Opens> {
  if (!guest) return { label: `Open ${title}`, url: `${origin}${href}` };
  const key = sign(await secret(), guest.purpose, userId);
  return { label: 'Open your RSVP', url: `${origin}${guest.page}?t=${key}` };
}

/** A guest is reached at the email that they paid with. */
export function reaching({ guest, userId, payerName, createdAt }: StoredOrder, by: Delivery): Delivery {
  if (!guest) return by;
  const payer: Account = {
    userId,
    version: 1,
    email: guest.email,
    emailVerified: true,
    hasAdditionalInfo: false,
    displayName: payerName,
    platform: 'rovers',
    createdAt,
    updatedAt: createdAt,
  };
  return { ...by, accounts: { ...by.accounts, find: async () => payer } };
}
