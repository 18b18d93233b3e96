import { createClient } from '#shared/contract/client.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { findRecord, removeRecord } from './push-records.ts';

/**
 * After signing out no more messages arrive here. The browser forgets first, which is enough by itself: its push service
 * refuses what is sent afterwards. The session is given, because it has been forgotten when this runs.
 */
export async function leavePush(accessToken: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ action: 'push-close' });
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  const record = await findRecord();
  if (!record) return;
  await removeRecord();
  const client = createClient(notificationsContract, location.origin, (request) => {
    request.headers.set('authorization', `Bearer ${accessToken}`);
    return fetch(request);
  });
  await client.removePush({ token: record.token });
}
