import { table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { createMailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import type { Mailer } from '#lambdas/kernel/mail/mailer.ts';
import { createMailer } from '#lambdas/kernel/mail/send-email.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import {
  alternateEmailAdded,
  emailChangeAsked,
  emailChanged,
  googleConnected,
  sessionsEnded,
  signInHelpAsked,
} from '#shared/accounts/messages.ts';
import { createAlternateEmailStore } from '../../alternate-emails/store.ts';
import type { AccountReader } from '../../ports/accounts.ts';
import { createAccountReader } from '../../ports/accounts.ts';
import { createEmailChangeStore } from '../email-change/store.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { signInHelpLetter } from './letter.ts';
import { notifyOfEnd, notifyOfGoogle, notifyOfWish, notifyOldAddress } from './notify-of-change.ts';

const accounts = createAccountReader(table());
const alternates = createAlternateEmailStore(table());
const mailer = createMailer();
const gate = createMailGate(createRateLimit(table()));
const changes = createEmailChangeStore(table());
const ports = () => ({ accounts, mailer, changes, webOrigin: variable('WEB_ORIGIN') });

/** Writes to the owners of addresses: how they sign in, what changed about it, and whether an address is theirs. */
export const handler = listen(
  on(alternateEmailAdded, async ({ data }, now) =>
    askToConfirm(data, { ...ports(), alternates, gate, secret: await signingSecret() }, now),
  ),
  on(signInHelpAsked, ({ data }, now) => notifyOwner(data, ports(), now)),
  on(sessionsEnded, ({ data }, now) => notifyOfEnd(data, ports(), now)),
  on(googleConnected, ({ data }, now) => notifyOfGoogle(data, ports(), now)),
  on(emailChangeAsked, async ({ data }, now) =>
    notifyOfWish(data, { ...ports(), gate, secret: await signingSecret() }, now),
  ),
  on(emailChanged, ({ data }, now) => notifyOldAddress(data, ports(), now)),
);

interface Ports {
  readonly accounts: Pick<AccountReader, 'find'>;
  readonly mailer: Mailer;
  readonly webOrigin: string;
}

/** A second delivery of the fact may send the mail twice, which does no harm; accounts that are gone hear nothing. */
async function notifyOwner(
  { userId, because }: { readonly userId: string; readonly because: 'signUp' | 'asked' },
  { accounts, mailer, webOrigin }: Ports,
  now: Date,
): Promise<void> {
  const account = await accounts.find(userId);
  if (!account || account.deletedAt || account.mailSuppressed) return;
  await mailer.send(signInHelpLetter(account, because, webOrigin), now);
}
