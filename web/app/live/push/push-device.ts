import { Problem } from '#shared/contract/errors.ts';
import { notificationsContract } from '#shared/notifications/contract.ts';
import { operations } from '#web/app/operations/operations.ts';
import { isUnreachable } from '#web/app/operations/problems.ts';
import { askPermission, checkSupport, deviceName, startWorker, subscribe } from './push-browser.ts';
import { orPushError, PushError } from './push-error.ts';
import { findRecord, putRecord, removeRecord } from './push-records.ts';
import { nextStep, type PushOptions, type PushRecord } from './push-step.ts';

/**
 * Turns push on in this browser. To be called straight from a click: browsers ask for permission only then.
 * @throws {PushError}
 */
export async function turnOn(userId: string, applicationPubKey: string | undefined): Promise<void> {
  checkSupport();
  await askPermission();
  const options = await subscribe(await startWorker(), applicationPubKey);
  await tellServer({ userId, options });
}

/**
 * Tells the server what it does not know of this browser, when the app is opened: nothing while nothing changed.
 * @throws {PushError}
 */
export async function keepOn(userId: string, now = new Date()): Promise<void> {
  checkSupport();
  const record = await findRecord();
  if (record?.userId !== userId) return;
  if (Notification.permission !== 'granted') return removeToken(record);
  const { applicationPubKey } = await orPushError('missing-app-config-values', () =>
    operations(notificationsContract).getPushKey({}),
  );
  const options = await subscribe(await navigator.serviceWorker.ready, applicationPubKey);
  await tellServer({ userId, options }, now);
}

/**
 * Turns push off in this browser.
 * @throws {PushError} `not-subscribed` where it was not on
 */
export async function turnOff(): Promise<void> {
  const record = await findRecord();
  if (!record) throw new PushError('not-subscribed');
  await removeToken(record);
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  await orPushError('token-unsubscribe-failed', async () => subscription?.unsubscribe());
}

interface Here {
  readonly userId: string;
  readonly options: PushOptions;
}

async function tellServer(here: Here, now = new Date()): Promise<void> {
  const record = await findRecord();
  const step = nextStep(record, here, now);
  if (step === 'reuse') return;
  if (step === 'replace' && record) await removeToken(record);
  const registered = step === 'refresh' && record ? await refresh(record, here) : await register(here);
  await putRecord({ ...registered, ...here });
}

type Registered = Pick<PushRecord, 'token' | 'createTime'>;

async function register({ options }: Here): Promise<Registered> {
  try {
    return await operations(notificationsContract).registerPush({ ...options, name: deviceName() });
  } catch (error) {
    throw new PushError(isRefusal(error) ? 'token-subscribe-failed' : 'token-subscribe-no-token', error);
  }
}

/** What the server forgot meanwhile is registered anew. */
async function refresh({ token }: PushRecord, here: Here): Promise<Registered> {
  try {
    return await operations(notificationsContract).refreshPush({ token, ...here.options, name: deviceName() });
  } catch (error) {
    if (isUnknown(error)) return register(here);
    throw new PushError(isRefusal(error) ? 'token-update-failed' : 'token-update-no-token', error);
  }
}

/** Everything but an answer that is none, which the client does not take. */
const isRefusal = (error: unknown) => error instanceof Problem || isUnreachable(error);
const isUnknown = (error: unknown) => error instanceof Problem && error.code === 'push.notFound';

/** Gone already is gone. */
async function removeToken({ token }: PushRecord): Promise<void> {
  await orPushError('token-unsubscribe-failed', async () => {
    try {
      await operations(notificationsContract).removePush({ token });
    } catch (error) {
      if (!isUnknown(error)) throw error;
    }
  });
  await removeRecord();
}
