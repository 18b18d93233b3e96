import { expect, it } from 'vitest';
import { notificationsApi } from '#tests/support/notifications/notifications.ts';

it('tells everyone the key that browsers subscribe with: a point of P-256', async () => {
  const { applicationPubKey } = await notificationsApi.signedOut().getPushKey({});
  const point = Buffer.from(applicationPubKey, 'base64url');
  expect([point.length, point[0]]).toEqual([65, 4]);
});
