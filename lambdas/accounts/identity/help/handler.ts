import { alternateEmailAdded, signInHelpAsked } from '#shared/accounts/messages.ts';
import { loginInvited } from '#shared/family/messages.ts';
import { createAccountReader } from '../../kernel/accounts.ts';
import { createDependantReader } from '../../kernel/dependants.ts';
import { variable } from '../../kernel/env.ts';
import { listen, on } from '../../kernel/listen.ts';
import { createMailer } from '../../kernel/mail/send-email.ts';
import { signingSecret } from '../../kernel/secrets.ts';
import { table } from '../../kernel/table.ts';
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
