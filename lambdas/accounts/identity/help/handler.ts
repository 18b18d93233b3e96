import { table } from '#lambdas/kernel/data/table.ts';
import { variable } from '#lambdas/kernel/env.ts';
import { createMailer } from '#lambdas/kernel/mail/send-email.ts';
import { listen, on } from '#lambdas/kernel/messages/listen.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { loginInvited } from '#shared/accounts/family/messages.ts';
import { alternateEmailAdded, signInHelpAsked } from '#shared/accounts/messages.ts';
import { createAccountReader } from '../../ports/accounts.ts';
import { createDependantReader } from '../../ports/family/dependants.ts';
import { askToConfirm } from './ask-to-confirm.ts';
import { inviteByMail } from './invite-by-mail.ts';
import { tellOwner } from './tell-owner.ts';

const accounts = createAccountReader(table());
const dependants = createDependantReader(table());
const mailer = createMailer();

export const handler = listen(
  on(alternateEmailAdded, async ({ data }, now) =>
    askToConfirm(data, { accounts, mailer, webOrigin: variable('WEB_ORIGIN'), secret: await signingSecret() }, now),
  ),
  on(signInHelpAsked, ({ data }, now) => tellOwner(data, { accounts, mailer, webOrigin: variable('WEB_ORIGIN') }, now)),
  on(loginInvited, async ({ data, quiet }, now) => {
    const ports = { accounts, dependants, mailer, webOrigin: variable('WEB_ORIGIN'), secret: await signingSecret() };
    if (!quiet) await inviteByMail(data, ports, now);
  }),
);
