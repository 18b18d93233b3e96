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
    summary: "Read the server's public key that browsers subscribe with",
    access: 'public',
    cacheSeconds: 300,
    input: z.strictObject({}),
    output: z.object({ applicationPubKey: z.string() }),
  },
  listPushRegistrations: {
    method: 'GET',
    path: '/notifications/me/push/registrations',
    summary: 'List the devices that you get push messages on',
    access: 'signedIn',
    input: z.strictObject({}),
    output: z.object({ registrations: z.array(PushRegistration) }),
  },
  registerPush: {
    method: 'POST',
    path: '/notifications/me/push/registrations',
    summary: 'Get push messages on a browser; the same subscription again renews it',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject(subscriptionFields),
    output: registered,
    errors: ['push.endpointNotAllowed', 'push.keyInvalid', 'push.endpointTaken'],
  },
  refreshPush: {
    method: 'PATCH',
    path: '/notifications/me/push/registrations/{token}',
    summary: 'Say that a browser is still there, and how it is reached now',
    access: 'signedIn',
    limit: { calls: 60, per: 'hour' },
    input: z.strictObject({ token: PushToken, ...subscriptionFields }),
    output: registered,
    errors: ['push.notFound', 'push.endpointNotAllowed', 'push.keyInvalid', 'push.endpointTaken'],
  },
  removePush: {
    method: 'DELETE',
    path: '/notifications/me/push/registrations/{token}',
    summary: 'Get no more push messages on a device',
    access: 'signedIn',
    input: z.strictObject({ token: PushToken }),
    output: z.object({}),
    errors: ['push.notFound'],
  },
  testPush: {
    method: 'POST',
    path: '/notifications/me/push/registrations/{token}/test',
    summary: 'Send a test message to a device of yours',
    access: 'signedIn',
    limit: { calls: 10, per: 'hour' },
    input: z.strictObject({ token: PushToken }),
    output: z.object({ result: z.enum(['sent', 'gone', 'busy', 'refused']) }),
    errors: ['push.notFound'],
  },
} as const satisfies Record<string, Operation>;
