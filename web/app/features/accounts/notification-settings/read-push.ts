import { notificationsContract } from '#shared/notifications/contract.ts';
import { findRecord } from '#web/app/live/push/push-records.ts';
import { operations } from '#web/app/operations/operations.ts';
import type { PushData } from './push-devices.tsx';

/** What the settings say of push; undefined when it cannot be read, and the other settings still work. */
export async function readPush(): Promise<PushData | undefined> {
  try {
    const [{ applicationPubKey }, { registrations }, record] = await Promise.all([
      operations(notificationsContract).getPushKey({}),
      operations(notificationsContract).listPushRegistrations({}),
      findRecord().catch(() => undefined),
    ]);
    return { applicationPubKey, registrations, here: record?.token };
  } catch {
    return undefined;
  }
}
