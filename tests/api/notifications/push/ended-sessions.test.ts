import { afterEach, expect, it } from 'vitest';
import { createSessionStore } from '#lambdas/accounts/sessions/store.ts';
import { table } from '#lambdas/kernel/data/table.ts';
import { aPerson } from '#tests/support/accounts/people.ts';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';
import { aDevice, storedDevices } from '#tests/support/notifications/push.ts';
import { product } from '#tests/support/product/product.ts';

afterEach(() => product.clock.reset());

it('forgets the devices of one session that was ended by itself, and keeps those of the others', async () => {
  const person = await aPerson();
  const [ended, other] = ['session-ended', 'session-kept'];
  await aDevice({ ...person, sessionId: ended });
  const refreshed = await aDevice({ ...person, sessionId: other });
  const { token } = await aDevice({ ...person, sessionId: other });
  await notificationsApi
    .signedInAs({ ...person, sessionId: ended })
    .refreshPush({ ...refreshed.input, token: refreshed.token });
  await createSessionStore(table()).end(person.userId, ended, product.clock.now());
  await product.drain();
  expect((await storedDevices(person.userId)).map((device) => device.token)).toEqual([token]);
});

it('forgets the devices of sessions that were ended, and keeps one that is registered afterwards', async () => {
  const person = await aPerson();
  await aDevice(person);
  await createSessionStore(table()).endAll(person.userId, 'asked', product.clock.now());
  product.clock.forwardMinutes(1);
  const { token } = await aDevice(person);
  await product.drain();
  expect((await storedDevices(person.userId)).map((device) => device.token)).toEqual([token]);
});
