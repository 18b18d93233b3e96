import * as z from 'zod';
import type { Operation } from '../contract/operation.ts';
import { PushToken } from '../ids.ts';
import { PushRegistration, subscriptionFields } from './push.ts';

const registered = z.object({ token: PushToken, createTime: z.iso.datetime() });

/** The browsers on which a person gets messages (R-PUSH-07 to 10). Only the server sends them (decision D38). */
export const pushOperations = {
  getPushKey: {
    method: 'GET',
    path: '/notifications/push/key',
    summary: "Read the server's public key for push subscriptions",
    access: 'public',
    cacheSeconds: 300,
    input: z.strictObject({}),
    output: z.object({ applicationPubKey: z.string() }),
  },
  listPushRegistrations: {
    method: 'GET',
    path: '/notifications/me/push/registrations',
    summary: 'List the devices that receive your push notifications',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ registrations: z.array(PushRegistration) }),
  },
  registerPush: {
    method: 'POST',
    path: '/notifications/me/push/registrations',
    summary: 'Register a browser for push notifications; repeating it renews the registration',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject(subscriptionFields),
    output: registered,
    errors: ['push.endpointNotAllowed', 'push.keyInvalid', 'push.endpointTaken'],
  },
  refreshPush: {
    method: 'PATCH',
    path: '/notifications/me/push/registrations/{token}',
    summary: 'Refresh the push registration of a browser',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({ token: PushToken, ...subscriptionFields }),
    output: registered,
    errors: ['push.notFound', 'push.endpointNotAllowed', 'push.keyInvalid', 'push.endpointTaken'],
  },
  removePush: {
    method: 'DELETE',
    path: '/notifications/me/push/registrations/{token}',
    summary: 'Unregister a device from push notifications',
    access: 'signedIn',
    input: z.strictObject({ token: PushToken }),
    output: z.object({}),
    errors: ['push.notFound'],
  },
  testPush: {
    method: 'POST',
    path: '/notifications/me/push/registrations/{token}/test',
    summary: 'Send a test notification to one of your devices',
    access: 'signedIn',
    limit: { calls: 10, per: 'hour' },
    input: z.strictObject({ token: PushToken }),
    output: z.object({ result: z.enum(['sent', 'gone', 'busy', 'refused']) }),
    errors: ['push.notFound'],
  },
} as const satisfies Record<string, Operation>;
