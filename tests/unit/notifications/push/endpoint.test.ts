import { expect, it } from 'vitest';
import { pushServices } from '#infra/push-services.ts';
import { areKeys, isAllowedEndpoint } from '#lambdas/notifications/push/endpoint.ts';

const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com:443/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('calls the push service at %s', (endpoint) => {
  expect(isAllowedEndpoint(endpoint, pushServices)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/fcm/send/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com/abc#part',
  'https://fcm.googleapis.com/abc#',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilfcm.googleapis.com/abc',
  'https://push.services.mozilla.com.evil.example/abc',
  'https://xpush.apple.com/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'file:///etc/passwd',
  'fcm.googleapis.com/abc',
  `https://fcm.googleapis.com/${'a'.repeat(1024)}`,
  '',
])('does not call %s', (endpoint) => {
  expect(isAllowedEndpoint(endpoint, pushServices)).toBe(false);
});

it('calls what is below a whole address, and nothing beside it', () => {
  const services = ['http://localhost:5173/_local/push/messages/'];
  expect(isAllowedEndpoint('http://localhost:5173/_local/push/messages/one', services)).toBe(true);
  for (const other of ['one/../../../api', '%2e%2e/%2e%2e/api', '../x'])
    expect(isAllowedEndpoint(`http://localhost:5173/_local/push/messages/${other}`, services)).toBe(false);
  expect(isAllowedEndpoint('http://localhost:5174/_local/push/messages/one', services)).toBe(false);
});

it('takes keys that something can be encrypted with', () => {
  expect(areKeys({ p256dh, auth })).toBe(true);
  expect(areKeys({ p256dh, auth: 'c2hvcnQ' })).toBe(false);
  expect(areKeys({ p256dh: p256dh.slice(0, -4), auth })).toBe(false);
  const off = Buffer.from(p256dh, 'base64url');
  off[64]! ^= 1;
  expect(areKeys({ p256dh: off.toString('base64url'), auth })).toBe(false);
});
