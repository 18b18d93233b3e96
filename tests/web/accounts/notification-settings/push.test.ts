import { beforeEach, describe, expect, it, vi } from 'vitest';
import { checkSupport, deviceName } from '#web/app/live/push/push-browser.ts';
import { keepOn, turnOff, turnOn } from '#web/app/live/push/push-device.ts';
import { pushErrors } from '#web/app/live/push/push-error.ts';
import { loadConfig } from '#web/app/session/config.ts';
import { serve, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';
import { aBrowser, aSubscriptionWith, options, serverKey } from '../../support/push.ts';

const me = aPlayer();
const token = `psh_${'0'.repeat(26)}`;
const createTime = '2031-01-01T12:00:00.000Z';
const registrations = '/api/notifications/me/push/registrations';
const answers = {
  'GET /api/public/notifications/push/key': { applicationPubKey: serverKey },
  [`POST ${registrations}`]: { token, createTime },
  [`PATCH ${registrations}/${token}`]: { token, createTime: '2031-02-01T12:00:00.000Z' },
  [`DELETE ${registrations}/${token}`]: {},
};
const record = { userId: me.userId, token, createTime, options };
const later = (days: number) => new Date(Date.parse(createTime) + days * 86_400_000);
const fails =
  (status = 500) =>
  () =>
    Response.json({ code: 'server.failed' }, { status });

beforeEach(async () => {
  signInAs();
  serve({});
  await loadConfig();
});

describe('turning push on', () => {
  it('asks, subscribes with the key of the server, registers and keeps the record', async () => {
    const { kept, subscribe, notification } = aBrowser();
    const sent = serve(answers);
    await turnOn(me.userId, serverKey);
    expect(notification.requestPermission).toHaveBeenCalledTimes(1);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: serverKey });
    expect(sent).toMatchObject([{ call: `POST ${registrations}`, body: { ...options, name: deviceName() } }]);
    expect(kept.record).toEqual(record);
  });

  it('ends a subscription with another key first', async () => {
    const { state, subscribe } = aBrowser({ permission: 'granted' });
    const old = aSubscriptionWith(btoa('another key').replaceAll('=', ''));
    state.present = old;
    serve(answers);
    await turnOn(me.userId, serverKey);
    expect(old.unsubscribe).toHaveBeenCalledTimes(1);
    expect(subscribe).toHaveBeenCalledTimes(1);
  });

  const fault = (what: Promise<unknown>) =>
    what.then(
      () => 'nothing went wrong',
      ({ code }: { code: string }) => code,
    );
  const turning = (browser: Parameters<typeof aBrowser>[0], more: object = {}, key: string | undefined = serverKey) => {
    aBrowser(browser);
    serve({ ...answers, ...more });
    return fault(turnOn(me.userId, key));
  };
  const never = () => Promise.reject(new Error('no'));

  it('says that notifications are blocked', async () => {
    expect(await turning({ permission: 'denied' })).toBe('permission-blocked');
    expect(await turning({ answer: 'denied' })).toBe('permission-blocked');
  });

  it('says that the question was not answered', async () => {
    expect(await turning({ answer: 'default' })).toBe('permission-default');
  });

  it('says that the server has no key', async () => {
    expect(await turning({}, {}, '')).toBe('missing-app-config-values');
  });

  it('says that the browser has no push', async () => {
    serve(answers);
    vi.stubGlobal('indexedDB', {});
    expect(await fault(turnOn(me.userId, serverKey))).toBe('unsupported-browser');
  });

  it('says that there is no window', () => {
    vi.stubGlobal('window', undefined);
    expect(() => checkSupport()).toThrow(pushErrors['only-available-in-window']);
  });

  it('says that there is no IndexedDB, or that it keeps nothing', async () => {
    expect(await turning({ indexedDB: undefined })).toBe('indexed-db-unsupported');
    const refusing = {
      open: () => {
        throw new Error('private window');
      },
    };
    expect(await turning({ indexedDB: refusing })).toBe('indexed-db-unsupported');
  });

  it('says that the service worker did not start', async () => {
    expect(await turning({ register: never })).toBe('failed-service-worker-registration');
  });

  it('says that subscribing failed, in the browser or at the server', async () => {
    expect(await turning({ subscribe: never })).toBe('token-subscribe-failed');
    expect(await turning({}, { [`POST ${registrations}`]: fails() })).toBe('token-subscribe-failed');
  });

  it('says that the server gave no token', async () => {
    expect(await turning({}, { [`POST ${registrations}`]: {} })).toBe('token-subscribe-no-token');
  });
});

describe('a browser with push', () => {
  const open = async (days: number, more: object = {}, kept: object = record) => {
    const browser = aBrowser({ permission: 'granted', record: kept });
    browser.state.present = aSubscriptionWith();
    const sent = serve({ ...answers, ...more });
    await keepOn(me.userId, later(days)).catch((error: unknown) => Promise.reject(error));
    return {
      sent: sent.map(({ call }) => call).filter((call) => call !== 'GET /api/public/notifications/push/key'),
      ...browser,
    };
  };

  it('tells the server nothing for seven days', async () => {
    expect((await open(7)).sent).toEqual([]);
  });

  it('refreshes its token after seven days', async () => {
    const { sent, kept } = await open(8);
    expect(sent).toEqual([`PATCH ${registrations}/${token}`]);
    expect(kept.record).toMatchObject({ createTime: '2031-02-01T12:00:00.000Z' });
  });

  it('replaces its token when the options changed', async () => {
    const { sent } = await open(1, {}, { ...record, options: { ...options, auth: 'old' } });
    expect(sent).toEqual([`DELETE ${registrations}/${token}`, `POST ${registrations}`]);
  });

  it('says that the update failed, or gave no token', async () => {
    const patch = `PATCH ${registrations}/${token}`;
    await expect(open(8, { [patch]: fails() })).rejects.toMatchObject({ code: 'token-update-failed' });
    await expect(open(8, { [patch]: {} })).rejects.toMatchObject({ code: 'token-update-no-token' });
  });

  it('is turned off at the server and in the browser', async () => {
    const { state, kept } = aBrowser({ permission: 'granted', record });
    const present = aSubscriptionWith();
    state.present = present;
    const sent = serve(answers);
    await turnOff();
    expect(sent.map(({ call }) => call)).toEqual([`DELETE ${registrations}/${token}`]);
    expect(present.unsubscribe).toHaveBeenCalledTimes(1);
    expect(kept.record).toBeUndefined();
    await expect(turnOff()).rejects.toThrow('Not subscribed to push notifications');
  });

  it('says that it could not be removed', async () => {
    aBrowser({ permission: 'granted', record });
    serve({ [`DELETE ${registrations}/${token}`]: fails() });
    await expect(turnOff()).rejects.toMatchObject({ code: 'token-unsubscribe-failed' });
  });
});
