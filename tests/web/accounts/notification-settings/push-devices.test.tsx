import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, useLoaderData } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { toPreferences } from '#shared/notifications/preferences.ts';
import { type PushData, PushDevices } from '#web/app/features/accounts/notification-settings/push-devices.tsx';
import { readPush } from '#web/app/features/accounts/notification-settings/read-push.ts';
import { pushErrors } from '#web/app/live/push/push-error.ts';
import { loadConfig } from '#web/app/session/config.ts';
import { openApp, serve, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';
import { aBrowser, serverKey } from '../../support/push.ts';

const user = userEvent.setup({ delay: null });
const me = aPlayer();
const token = `psh_${'0'.repeat(26)}`;
const createTime = '2031-01-01T12:00:00.000Z';
const registrations = '/api/notifications/me/push/registrations';
const answers = {
  'GET /api/public/notifications/push/key': { applicationPubKey: serverKey },
  [`POST ${registrations}`]: { token, createTime },
  [`DELETE ${registrations}/${token}`]: {},
};

beforeEach(async () => {
  signInAs();
  serve({});
  await loadConfig();
});

describe('the devices of the settings', () => {
  const phone = { token, name: 'Chrome on Android', createTime, isStale: true };
  /** The part of the settings alone: the tab has a hundred fields. */
  async function openDevices(listed: object[], more: object = {}) {
    const state = { listed };
    const sent = serve({ ...answers, [`GET ${registrations}`]: () => ({ registrations: state.listed }), ...more });
    const Devices = () => <PushDevices userId={me.userId} push={useLoaderData<PushData>()} />;
    const routes = [{ path: '/', loader: readPush, Component: Devices, HydrateFallback: () => null }];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    await screen.findByRole('heading', { name: 'Devices' });
    return { sent, state };
  }
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

  it('turns push on here, and says why it cannot', async () => {
    const { notification } = aBrowser({ permission: 'default', answer: 'denied' });
    const { state } = await openDevices([]);
    await screen.findByText('No devices yet.');
    await press('Turn on push on this device');
    await screen.findByText(pushErrors['permission-blocked']);
    notification.requestPermission.mockResolvedValue('granted');
    state.listed = [phone];
    await press('Turn on push on this device');
    await screen.findByText(/\(this device\)/);
    await screen.findByRole('button', { name: 'Turn off push on this device' });
    expect(screen.queryByText(pushErrors['permission-blocked'])).toBeNull();
  });

  it('sends a test to each device, says of one that is silent, and removes it', async () => {
    aBrowser({ permission: 'granted' });
    const failing = () => Response.json({ code: 'server.failed' }, { status: 500 });
    const results = [() => ({ result: 'sent' }), failing];
    const { sent, state } = await openDevices([phone], {
      [`POST ${registrations}/${token}/test`]: () => results.shift()?.(),
    });
    await screen.findByText('Open the app there to keep push on');
    await press('Send a test to Chrome on Android');
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`POST ${registrations}/${token}/test`));
    await press('Send a test to Chrome on Android');
    await screen.findByText('Something went wrong on our end.');
    state.listed = [];
    await press('Remove Chrome on Android');
    await screen.findByText('No devices yet.');
    expect(sent.map(({ call }) => call)).toContain(`DELETE ${registrations}/${token}`);
  });

  it('keep no one from the other settings when they cannot be read', async () => {
    await openApp('/settings?tab=notification', {
      'GET /api/accounts/me': me,
      'GET /api/notifications/settings': { ...toPreferences({}), topics: {}, version: 2 },
    });
    await screen.findByText('We can’t show your devices right now. Reload the page.');
    screen.getByRole('button', { name: 'Save notifications' });
  });
});
