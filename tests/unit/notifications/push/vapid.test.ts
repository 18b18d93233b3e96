import { expect, it } from 'vitest';
import { faultOfVapid } from '#infra/local/push/check-vapid.ts';
import { createVapid } from '#lambdas/notifications/push/vapid.ts';

const now = new Date('2026-12-01T12:00:00.000Z');
const at = { origin: 'https://push.example.net', now };
const vapid = createVapid('a secret', 'mailto:push@example.com');
const authorize = (endpoint = 'https://push.example.net/p/1', when = now) => vapid.authorize(endpoint, when);

it('takes the example of RFC 8292, and not with another signature', () => {
  const key = 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
  const token =
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA';
  const then = { ...at, key, now: new Date(1_453_523_768_000 - 60_000) };
  expect(faultOfVapid(`vapid t=${token}, k=${key}`, then)).toBeUndefined();
  expect(faultOfVapid(`vapid t=${token.replace('i3CY', 'j3CY')}, k=${key}`, then)).toBe('The signature is wrong.');
});

it('says who we are to one push service, for less than a day', () => {
  const key = vapid.publicKey;
  expect(faultOfVapid(authorize(), { ...at, key })).toBeUndefined();
  expect(faultOfVapid(authorize('https://other.example/1'), { ...at, key })).toMatch(/is for https:\/\/other/);
  const old = authorize(undefined, new Date('2026-11-30T12:00:00.000Z'));
  expect(faultOfVapid(old, { ...at, key })).toBe('The token has no good end.');
});

it('has one key for one secret, and another for another', () => {
  expect(createVapid('a secret', 'mailto:a@b.example').publicKey).toBe(vapid.publicKey);
  const other = createVapid('another', 'mailto:a@b.example').publicKey;
  expect(Buffer.from(other, 'base64url')).toHaveLength(65);
  expect(faultOfVapid(authorize(), { ...at, key: other })).toBe('The key is not the one of the subscription.');
  expect(faultOfVapid(undefined, { ...at, key: other })).toBe('There is no vapid token.');
});
