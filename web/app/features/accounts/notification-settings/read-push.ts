import { findRecord } from '#web/app/live/push/push-records.ts';
import { notificationsApi } from '#web/app/operations/notifications/notifications-api.ts';
import type { PushData } from './push-devices.tsx';

/** What the settings say of push; undefined when it cannot be read, which keeps nobody from the other settings. */
export async function readPush(): Promise<PushData | undefined> {
  try {
    const [{ applicationPubKey }, { registrations }, record] = await Promise.all([
      notificationsApi.getPushKey({}),
      notificationsApi.listPushRegistrations({}),
      findRecord().catch(() => undefined),
    ]);
    return { applicationPubKey, registrations, here: record?.token };
  } catch {
    return undefined;
  }
}
