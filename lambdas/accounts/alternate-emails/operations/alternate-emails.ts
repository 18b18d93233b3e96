import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { alreadyAdded } from '#shared/accounts/alternate-emails/alternate-emails.ts';
import type { accounts } from '#shared/accounts/contract.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { Caller } from '../../ports/serve.ts';
import { readEmailToken } from '../email-token.ts';
import type { AlternateEmailStore } from '../store.ts';

type Operations = (typeof accounts)['operations'];
type Emails = Output<Operations['listAlternateEmails']>;

export async function listAlternateEmails(caller: Caller, store: Pick<AlternateEmailStore, 'list'>): Promise<Emails> {
  return { emails: [...(await store.list(actorOf(caller).userId))] };
}

/** The address counts for nothing until the link in the mail was followed. */
export async function addAlternateEmail(
  { email }: Parsed<Operations['addAlternateEmail']>,
  caller: Caller,
  store: AlternateEmailStore,
): Promise<Emails> {
  const { account, now } = caller;
  const { userId } = actorOf(caller);
  const outcome = email === account?.email ? 'already' : await store.add(userId, email, now);
  if (outcome === 'already') throw new Problem('email.alreadyAdded', { fields: { email: alreadyAdded } });
  if (outcome === 'full') throw new Problem('email.tooMany');
  return listAlternateEmails(caller, store);
}

/** Safe to repeat. */
export async function removeAlternateEmail(
  { email }: Parsed<Operations['removeAlternateEmail']>,
  caller: Caller,
  store: AlternateEmailStore,
): Promise<Emails> {
  await store.remove(actorOf(caller).userId, email);
  return listAlternateEmails(caller, store);
}

/** The link is the proof: the reader of the address follows it, signed in or not. */
export async function confirmAlternateEmail(
  { token }: Parsed<Operations['confirmAlternateEmail']>,
  now: Date,
  store: Pick<AlternateEmailStore, 'confirm'>,
  secret: string,
): Promise<Output<Operations['confirmAlternateEmail']>> {
  const claim = readEmailToken(secret, token, now);
  if (!claim || !(await store.confirm(claim, now))) throw new Problem('mail.linkInvalid');
  return { email: claim.email };
}
