import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedSession } from '#web/app/session/session-token.ts';
import { hasUnsaved } from '#web/app/shell/dialogs/unsaved.ts';
import { openApp, signInAs } from '../../support/app.tsx';
import { aPlayer } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });
const [here, there] = ['session-here', 'session-there'].map((sessionId, at) => ({
  sessionId,
  device: at === 0 ? 'Safari on iPhone' : 'Chrome on Windows',
  signedInAt: '2026-12-01T12:00:00.000Z',
  seenAt: '2026-12-01T13:00:00.000Z',
  isCurrent: at === 0,
}));

beforeAll(() => import('#web/app/shell/flashes/flashes.tsx'));
beforeEach(() => signInAs());

const open = (answers: object = {}) =>
  openApp('/settings', {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/accounts/me/alternate-emails': { emails: [] },
    'GET /api/public/places/cities': { cities: [] },
    'GET /api/accounts/me/sessions': { sessions: [here, there] },
    ...answers,
  });

describe('where a member is signed in', () => {
  it('names each device, says which is this one, and signs out another', async () => {
    let sessions = [here, there];
    await open({
      'GET /api/accounts/me/sessions': () => ({ sessions }),
      'DELETE /api/accounts/me/sessions/session-there': () => {
        sessions = [here];
        return {};
      },
    });
    const first = (await screen.findByText('Safari on iPhone')).closest('li') as HTMLElement;
    expect(within(first).getByText('This device')).toBeTruthy();
    expect(within(first).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Sign out Chrome on Windows' }));
    expect(await screen.findByText('Chrome on Windows was signed out.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Chrome on Windows')).toBeNull());
  });

  it('signs out every device, this one included, after a question', async () => {
    await open({ 'DELETE /api/accounts/me/sessions': {} });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(storedSession()).toBeUndefined());
  });

  it('says on the page, without a dialog before it, that signing out everywhere failed', async () => {
    await open({ 'DELETE /api/accounts/me/sessions': () => new Response('{}', { status: 500 }) });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.className).not.toContain('hidden');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(dialog.className).toContain('hidden'));
    expect(storedSession()).toBeDefined();
  });

  it('can be ended everywhere though the list could not be read', async () => {
    await open({ 'GET /api/accounts/me/sessions': new Response('{}', { status: 500 }) });
    expect(await screen.findByText(/We can’t show your devices right now/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeTruthy();
  });
});

describe('another address to sign in with', () => {
  const ask = async (address: string) => {
    await user.type(await screen.findByLabelText('New email address'), address);
    await user.click(screen.getByRole('button', { name: 'Change email address' }));
  };

  it('is asked for in settings, and a link is on its way', async () => {
    await open({ 'POST /api/accounts/me/email': { status: 'told' } });
    await ask('new@people.example');
    expect(await screen.findByText('We sent a link to new@people.example. Open it within a day.')).toBeTruthy();
    await waitFor(() => expect(hasUnsaved()).toBe(false));
  });

  it('leads on from a link that no longer works', async () => {
    const dead = () => Response.json({ code: 'mail.linkInvalid', title: 'Dead', status: 400 }, { status: 400 });
    await openApp('/change-email?token=abc', {
      'GET /api/accounts/me': aPlayer(),
      'POST /api/public/accounts/auth/email': dead,
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByRole('link', { name: 'Ask for a new link in your settings' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
  });

  it('is confirmed by a press, and this browser forgets its session', async () => {
    const app = await openApp('/change-email?token=abc', {
      'GET /api/accounts/me': aPlayer(),
      'POST /api/public/accounts/auth/email': { email: 'new@people.example' },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText(/You now sign in with new@people.example/)).toBeTruthy();
    expect(storedSession()).toBeUndefined();
    expect(app.path()).toBe('/change-email?token=abc');
  });
});
