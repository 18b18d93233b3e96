import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { privacyContract } from '#shared/people/privacy/contract.ts';
import { switchesOf } from '#shared/people/privacy/privacy.ts';
import type { PrivacyStore } from '../store.ts';

type Operations = (typeof privacyContract)['operations'];

export async function getPrivacy(
  caller: Caller,
  store: Pick<PrivacyStore, 'listConversations'>,
): Promise<Output<Operations['getPrivacy']>> {
  const { privacy, privacyVersion: version = 0 } = caller.account ?? {};
  const conversations = await store.listConversations(actorOf(caller).userId);
  return { ...switchesOf(privacy), version, conversations: [...conversations] };
}

/** Over the version that the person saw. Only who is known to be grown up is found by players nearby. */
export async function savePrivacy(
  { version, ...switches }: Parsed<Operations['savePrivacy']>,
  caller: Caller,
  store: Pick<PrivacyStore, 'save'>,
  accounts: Pick<AccountReader, 'find'>,
): Promise<Output<Operations['savePrivacy']>> {
  const { userId } = actorOf(caller);
  if (switches.nearbyPlayers && !caller.account?.birthdate) throw new Problem('nearby.birthdateMissing');
  if (await store.save(userId, switches, version, caller.now)) return { ...switches, version: version + 1 };
  const stored = await accounts.find(userId);
  if (!stored || stored.deletedAt) throw new Problem('user.notFound');
  throw new Problem('record.changed', { currentVersion: stored.privacyVersion ?? 0 });
}

export async function setConversationBlocked(
  { conversationId, isBlocked }: Parsed<Operations['setConversationBlocked']>,
  caller: Caller,
  store: Pick<PrivacyStore, 'setConversation'>,
): Promise<Output<Operations['setConversationBlocked']>> {
  const changed = await store.setConversation(actorOf(caller).userId, conversationId, isBlocked);
  if (!changed) throw new Problem('conversation.notFound');
  return changed;
}
