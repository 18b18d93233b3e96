import { table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { createMailGate } from '#lambdas/kernel/http/mail-gate.ts';
import { createRateLimit } from '#lambdas/kernel/http/rate-limit.ts';
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
import { createAccountReader } from '../../ports/accounts.ts';
import { createEmailChangeStore } from '../email-change/store.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { notifyOfEnd, notifyOfGoogle, notifyOfWish, notifyOldAddress } from './notify-of-change.ts';
import { notifyOwner } from './notify-owner.ts';

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
