import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { family } from '#shared/people/family/contract.ts';
import type { Dependant } from '#shared/people/family/dependant.ts';
import { hasLogin } from '#shared/people/family/guardian.ts';
import { mayHaveLogin, themselves } from '#shared/people/family/own-login.ts';
import { guarding } from '../../ports/family/guarding.ts';
import { type Revision, reviseDependant } from '../dependants/revise-dependant.ts';
import type { DependantStore } from '../dependants/store.ts';
import { viewFor } from '../dependants/view.ts';
import { readLoginToken } from '../login-token.ts';

type Operations = (typeof family)['operations'];

interface Parts {
  readonly dependants: DependantStore;
  readonly accounts: Pick<AccountReader, 'list'>;
}

/** A deciding guardian invites; a second invitation takes the place of the first. */
export async function inviteToLogin(
  { dependantId, email }: Parsed<Operations['inviteToLogin']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['inviteToLogin']>> {
  const { userId: askedById } = actorOf(caller);
  const { now } = caller;
  return decide(dependantId, caller, parts, (before) => {
    if (!mayHaveLogin(before, now)) return { refused: 'dependant.tooYoung' };
    if (hasLogin(before.guardians)) return { refused: 'dependant.hasLogin' };
    return { changes: { loginInvite: { email, askedAt: now.toISOString(), askedById } } };
  });
}

export const takeBackLogin = (
  { dependantId }: Parsed<Operations['takeBackLogin']>,
  caller: Caller,
  parts: Parts,
): Promise<Output<Operations['takeBackLogin']>> =>
  decide(dependantId, caller, parts, () => ({ changes: { loginInvite: undefined } }));

async function decide(
  dependantId: string,
  caller: Caller,
  { dependants, accounts }: Parts,
  change: (before: Dependant) => Revision,
): Promise<Output<Operations['inviteToLogin']>> {
  const { userId } = actorOf(caller);
  const { now } = caller;
  const after = await reviseDependant(
    dependantId,
    dependants,
    (before) => {
      guarding(before, userId, now, 'manageGuardians');
      return change(before);
    },
    now,
  );
  return viewFor(guarding(after, userId, now), after, accounts, now);
}

/**
 * The link shows that the reader gets mail at the address, and the account that the address is theirs: neither is enough
 * alone (decision D10). A person who has accepted already hears the same again.
 */
export async function acceptLogin(
  { token }: Parsed<Operations['acceptLogin']>,
  caller: Caller,
  { dependants }: Pick<Parts, 'dependants'>,
  secret: string,
): Promise<Output<Operations['acceptLogin']>> {
  const { userId } = actorOf(caller);
  const { account, now } = caller;
  const claim = readLoginToken(secret, token, now);
  const found = claim && (await dependants.find(claim.dependantId));
  if (!claim || !found) throw new Problem('mail.linkInvalid');
  const { dependantId, firstName } = found;
  if (found.guardians[userId]?.isThemselves) return { dependantId, firstName };
  const join = ({ guardians, loginInvite }: Dependant): Revision => {
    if (loginInvite?.askedAt !== claim.askedAt) return { refused: 'mail.linkInvalid' };
    if (!account?.emailVerified || account.email !== loginInvite.email) return { refused: 'dependant.otherAddress' };
    if (guardians[userId]) return { refused: 'dependant.alreadyGuardian' };
    return { changes: { guardians: { ...guardians, [userId]: themselves(userId) }, loginInvite: undefined } };
  };
  await reviseDependant(dependantId, dependants, join, now);
  return { dependantId, firstName };
}
