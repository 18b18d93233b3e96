import type { AccountReader } from '#lambdas/accounts/ports/accounts.ts';
import type { Caller } from '#lambdas/accounts/ports/serve.ts';
import { actorOf } from '#lambdas/kernel/http/serve.ts';
import { Problem } from '#shared/contract/errors.ts';
import type { Output, Parsed } from '#shared/contract/operation.ts';
import type { notificationsContract } from '#shared/notifications/contract.ts';
import { toPreferences, toStored } from '#shared/notifications/preferences.ts';
import type { NotificationStore } from '../../inbox/store.ts';

type Operations = (typeof notificationsContract)['operations'];

export function getNotificationSettings({ account }: Caller): Output<Operations['getNotificationSettings']> {
  return { ...toPreferences(account ?? {}), version: account?.notificationsVersion ?? 0 };
}

/** Over the version that the person saw; a link in a mail may turn a topic off meanwhile, and is not undone. */
export async function saveNotificationSettings(
  { version, ...wanted }: Parsed<Operations['saveNotificationSettings']>,
  caller: Caller,
  store: Pick<NotificationStore, 'savePreferences'>,
  accounts: Pick<AccountReader, 'find'>,
): Promise<Output<Operations['saveNotificationSettings']>> {
  const { userId } = actorOf(caller);
  if (!caller.account) throw new Problem('user.notFound');
  const stored = toStored(wanted, caller.account);
  const isSaved = await store.savePreferences(userId, stored, version);
  const account = await accounts.find(userId);
  if (!account || account.deletedAt) throw new Problem('user.notFound');
  const current = account.notificationsVersion ?? 0;
  if (!isSaved) throw new Problem('record.changed', { currentVersion: current });
  return { ...toPreferences(account), version: current };
}
