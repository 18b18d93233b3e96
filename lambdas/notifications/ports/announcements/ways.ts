import type { Account } from '#lambdas/accounts/ports/accounts.ts';
import type { Table } from '#lambdas/kernel/data/table.ts';
import { isGuestId } from '#shared/ids.ts';
import { isOn } from '#shared/notifications/preferences.ts';
import type { MailTopic } from '#shared/notifications/topics.ts';
import { pushDevicesEntity } from '../../push/push-devices.entity.ts';

/** How many people a notification about a topic reaches in each way, by their settings at this moment. */
interface Ways {
  readonly app: number;
  readonly push: number;
  readonly email: number;
}

export type CountWays = (people: readonly Account[], topic: MailTopic) => Promise<Ways>;

/** Guests are reached by mail alone. */
export function createCountWays(table: Table): CountWays {
  const devices = pushDevicesEntity(table);
  return async (people, topic) => {
    const users = people.filter(({ userId }) => !isGuestId(userId));
    const keys = users.filter((one) => isOn('push', topic, one)).map(({ userId }) => ({ userId }));
    const { data } = keys.length > 0 ? await devices.get(keys).go() : { data: [] };
    const mailed = people.filter((one) => one.emailVerified && !one.mailSuppressed && isOn('email', topic, one));
    return { app: users.length, push: data.filter((row) => row.devices.length > 0).length, email: mailed.length };
  };
}
