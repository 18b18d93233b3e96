import type { Mailer } from '#lambdas/kernel/mail/mailer.ts';
import type { AccountReader } from '../../ports/accounts.ts';
import { signInHelpLetter } from './letter.ts';

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly mailer: Mailer;
  readonly webOrigin: string;
}

/** A second delivery of the fact may send the mail twice, which does no harm; accounts that are gone hear nothing. */
export async function notifyOwner(
  { userId, because }: { readonly userId: string; readonly because: 'signUp' | 'asked' },
  { accounts, mailer, webOrigin }: Ports,
  now: Date,
): Promise<void> {
  const account = await accounts.find(userId);
  if (!account || account.deletedAt || account.mailSuppressed) return;
  await mailer.send(signInHelpLetter(account, because, webOrigin), now);
}
