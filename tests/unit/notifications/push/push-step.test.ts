import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostDevices, type PushDevice, withDevice } from '#shared/notifications/push.ts';
import { nextStep, type PushRecord } from '#web/app/live/push/push-step.ts';

const options = { endpoint: 'https://push.example/1', auth: 'a', p256dh: 'p', applicationPubKey: 'k', scope: '/' };
const createTime = '2031-01-01T12:00:00.000Z';
const record: PushRecord = { userId: 'ana', token: 'psh_1', createTime, options };
const after = (days: number, ms = 0) => new Date(Date.parse(createTime) + days * 86_400_000 + ms);
const step = (differences: object = {}, now = after(1), kept: PushRecord | undefined = record) =>
  nextStep(kept, { userId: 'ana', options: { ...options, ...differences } }, now);

it('keeps the token while the subscription is unchanged', () => {
  expect(step()).toBe('reuse');
  expect(step({}, after(7))).toBe('reuse');
});

it('refreshes the token when it is older than seven days', () => {
  expect(step({}, after(7, 1))).toBe('refresh');
});

it.each(['endpoint', 'auth', 'p256dh', 'applicationPubKey', 'scope'])(
  'replaces the token when its %s changes',
  (name) => {
    expect(step({ [name]: 'another' })).toBe('replace');
    expect(step({ [name]: 'another' }, after(30))).toBe('replace');
  },
);

it('registers where nothing is kept, or something of another user', () => {
  expect(nextStep(undefined, { userId: 'ana', options }, after(1))).toBe('register');
  expect(nextStep(record, { userId: 'bo', options }, after(30))).toBe('register');
});

it('keeps at most ten devices, each address and token once, whatever comes in whatever order', () => {
  const device = fc.record({ endpoint: fc.nat(15), token: fc.nat(15), at: fc.nat(1000) });
  fc.assert(
    fc.property(fc.array(device, { maxLength: 40 }), (added) => {
      const devices = added.reduce<readonly PushDevice[]>((all, { endpoint, token, at }) => {
        const one = { ...options, name: 'n', endpoint: `${endpoint}`, token: `${token}` };
        const next = withDevice(all, { ...one, createTime: new Date(at).toISOString() });
        expect(next[0]?.token).toBe(`${token}`);
        return next;
      }, []);
      expect(devices.length).toBeLessThanOrEqual(mostDevices);
      expect(new Set(devices.map(({ endpoint }) => endpoint)).size).toBe(devices.length);
      expect(new Set(devices.map(({ token }) => token)).size).toBe(devices.length);
    }),
    { numRuns: 50 },
  );
});
