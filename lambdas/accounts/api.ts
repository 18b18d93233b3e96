import { table } from '#lambdas/kernel/data/table.ts';
import { createMailGate } from '#lambdas/kernel/http/limits/mail-gate.ts';
import { createRateLimit } from '#lambdas/kernel/http/limits/rate-limit.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { signingSecret } from '#lambdas/kernel/security/secrets.ts';
import { accounts as contract } from '#shared/accounts/contract.ts';
import { signInHelpMails, signUpMails } from '#shared/accounts/identity/mail-limits.ts';
import {
  addAlternateEmail,
  confirmAlternateEmail,
  listAlternateEmails,
  removeAlternateEmail,
} from './alternate-emails/operations/alternate-emails.ts';
import { createAlternateEmailStore } from './alternate-emails/store.ts';
import { createAccountStore } from './identity/account-store.ts';
import { createIdentities } from './identity/cognito.ts';
import { alignSignIn } from './identity/email-change/align-sign-in.ts';
import { changeEmail, confirmEmailChange } from './identity/email-change/change-email.ts';
import { createEmailChangeStore } from './identity/email-change/store.ts';
import { checkSignInMethods } from './identity/operations/check-sign-in-methods.ts';
import { connectGoogle } from './identity/operations/connect-google.ts';
import { getMe } from './identity/operations/get-me.ts';
import { signUp } from './identity/operations/sign-up.ts';
import { createPoolClient } from './identity/pool-client.ts';
import { signUpProof } from './identity/sign-up-proof.ts';
import { takingAtLeast } from './identity/taking-at-least.ts';
import { createAccountReader } from './ports/accounts.ts';
import { serve } from './ports/serve.ts';
import { endSession, listSessions, noteSession, signOutEverywhere } from './sessions/operations/sessions.ts';
import { createSessionStore } from './sessions/store.ts';

const accounts = createAccountReader(table());
const store = createAccountStore(table());
const identities = createIdentities(createPoolClient());
const sessions = createSessionStore(table());
const changes = createEmailChangeStore(table());
const alternates = createAlternateEmailStore(table());
const gate = createMailGate(createRateLimit(table()));

const steadily = (work: () => Promise<void>) => takingAtLeast(900, work);
const prove = async (email: string) => signUpProof(await signingSecret(), email);

const emailChanging = {
  changes,
  identities,
  accounts,
  align: (userId: string) => alignSignIn(userId, { accounts, identities }),
  forgetAlternate: alternates.remove,
};

export const handler = serve(contract, {
  signUp: (input, { source, now }) => {
    const gateFor = (email: string) => gate({ source, email }, signUpMails, now);
    return signUp(input, { store, identities, prove, steadily, gate: gateFor }, now);
  },
  checkSignInMethods: (input, { source, now }) => {
    const gateFor = (email: string) => gate({ source, email }, signInHelpMails, now);
    return checkSignInMethods(input, { store, steadily, gate: gateFor }, now);
  },
  getMe: async (_, caller) => {
    const me = await getMe(actorOf(caller), caller.account, { accounts, identities, store }, caller.now);
    if (me.state === 'success') await noteSession(actorOf(caller), sessions, caller.now);
    return me;
  },
  connectGoogle: (_, caller) => connectGoogle(actorOf(caller), caller.account, { store, identities }, caller.now),
  listSessions: (_, caller) => listSessions(caller, sessions),
  endSession: (input, caller) => endSession(input, caller, sessions),
  signOutEverywhere: (_, caller) => signOutEverywhere(caller, { sessions, identities }),
  changeEmail: (input, caller) => changeEmail(input, caller, changes),
  confirmEmailChange: async (input, { now }) => confirmEmailChange(input, emailChanging, await signingSecret(), now),
  listAlternateEmails: (_, caller) => listAlternateEmails(caller, alternates),
  addAlternateEmail: (input, caller) => addAlternateEmail(input, caller, alternates),
  removeAlternateEmail: (input, caller) => removeAlternateEmail(input, caller, alternates),
  confirmAlternateEmail: async (input, { now }) => confirmAlternateEmail(input, now, alternates, await signingSecret()),
});
