import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, it, vi } from 'vitest';
import type { ArrivedPush } from '#infra/local/push/push-store.ts';
import { expectAccessible } from '../support/accessible.ts';
import { button, sees } from '../support/acts.ts';
import { eventually } from '../support/mail.ts';
import { aPerson } from '../support/person.ts';
import { visit } from '../support/visit.ts';

const origin = inject('origin');

/**
 * Runs in the page. A browser subscribes at the service of its maker, which a test cannot reach: here it subscribes at the
 * push service of this machine, and everything else is the browser's own.
 */
function subscribeHere(): void {
  const keyOf = 'rovers.test.subscription';
  const toSubscription = (kept: { endpoint: string; p256dh: string; auth: string; key: string }) => ({
    endpoint: kept.endpoint,
    options: {
      applicationServerKey: Uint8Array.from(atob(kept.key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
        letter.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint: kept.endpoint, keys: { p256dh: kept.p256dh, auth: kept.auth } }),
    unsubscribe: async () => localStorage.removeItem(keyOf) === undefined,
  });
  PushManager.prototype.getSubscription = async () => {
    const kept = localStorage.getItem(keyOf);
    return (kept ? toSubscription(JSON.parse(kept)) : null) as PushSubscription | null;
  };
  PushManager.prototype.subscribe = async (options) => {
    const key = String(options?.applicationServerKey);
    const body = new URLSearchParams({ applicationServerKey: key });
    const made = await (await fetch('/_local/push', { method: 'POST', body })).json();
    localStorage.setItem(keyOf, JSON.stringify({ ...made, key }));
    return toSubscription({ ...made, key }) as unknown as PushSubscription;
  };
}

/** Has the service worker take a message, as the browser does when its push service hands one over. */
async function handOver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await session.detach();
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, data }) => ({ title, path: data.path as string }));
  });

it('turns push on, gets a test message through the service worker, and turns push off', async () => {
  const { page, context } = await visit('/settings?tab=notification', {
    as: await aPerson(origin),
    serviceWorker: true,
    isWhole: true,
  });
  await context.grantPermissions(['notifications'], { origin });
  await context.addInitScript(subscribeHere);
  await page.reload();
  await button(page, 'Turn on push on this device').click();
  await sees(page, /\(this device\)/);
  await expectAccessible(page, 'settings-push');
  await page.getByRole('button', { name: /^Send a test to/ }).click();
  await sees(page, 'Test sent.');
  const id = await page.evaluate(
    () => JSON.parse(localStorage.getItem('rovers.test.subscription') ?? '{}').id as string,
  );
  const answer = await fetch(`${origin}/_local/push?device=${id}`);
  const { pushes } = (await answer.json()) as { pushes: readonly ArrivedPush[] };
  expect(pushes).toHaveLength(1);
  // A browser drops what comes while its worker is being replaced; a push service sends it again.
  await eventually(async () => {
    await handOver(context, page, pushes[0]?.text ?? '');
    await vi.waitFor(async () =>
      expect(await shown(page)).toEqual([{ title: 'Rovers can reach you here', path: '/settings?tab=notification' }]),
    );
  });
  await button(page, 'Turn off push on this device').click();
  await sees(page, 'No devices yet.');
});
