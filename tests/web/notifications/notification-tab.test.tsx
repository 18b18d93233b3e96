import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { toPreferences } from '#shared/notifications/preferences.ts';
import { openApp, type Sent, signInAs } from '../support/app.tsx';
import { aPlayer } from '../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeEach(() => signInAs());

const open = (path: string, answers: object = {}) =>
  openApp(path, {
    'GET /api/accounts/me': aPlayer(),
    'GET /api/notifications/mine/unread': { unread: 0 },
    ...answers,
  });

describe('the notification tab', () => {
  const settings = { ...toPreferences({}), timeZone: 'America/Chicago', version: 2 };
  const openTab = (answers: object = {}) =>
    open('/settings?tab=notification', { 'GET /api/notifications/settings': settings, ...answers });

  it('shows each topic with its ways, and saves what is changed', async () => {
    const app = await openTab({ 'PUT /api/notifications/settings': { ...settings, version: 3 } });
    await user.click(await screen.findByLabelText('Email: News'));
    await user.click(screen.getByLabelText('Quiet at night'));
    expect((screen.getByLabelText('Email: Canceled events') as HTMLInputElement).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('Notification settings saved.')).toBeTruthy();
    const sent = app.sent.find(({ call }) => call === 'PUT /api/notifications/settings')?.body;
    expect(sent).toMatchObject({
      topics: { news: { email: false, push: true }, rsvp: { email: true, push: true } },
      quietHours: { from: '22:00', until: '07:00' },
      timeZone: 'America/Chicago',
      version: 2,
    });
  });

  it('shows topics under headings, and turns all of one heading off but for the mail that stays', async () => {
    await openTab();
    const all = await screen.findByLabelText<HTMLInputElement>('Email, all of: Your events');
    expect(all.checked).toBe(true);
    await user.click(all);
    expect(all.checked).toBe(false);
    const isOn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
    expect(['Email: Reminders', 'Email: Canceled events', 'Push: Reminders', 'Email: News'].map(isOn)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    await user.click(screen.getByLabelText('Email: Reminders'));
    expect(all.indeterminate).toBe(true);
  });

  it('says that there are no teams', async () => {
    await openTab();
    expect(await screen.findByText('No teams exist')).toBeTruthy();
  });

  it('says that there are no topics', async () => {
    await openTab({ 'GET /api/notifications/settings': { ...settings, topics: {} } });
    expect(await screen.findByText('No topics exist')).toBeTruthy();
  });

  it('asks which of two stays when another tab saved first, and saves over it when told to', async () => {
    const app = await openTab({
      'PUT /api/notifications/settings': ({ body }: Sent) =>
        (body as { version: number }).version === 3
          ? { ...(body as object), version: 4 }
          : Response.json({ code: 'record.changed', currentVersion: 3 }, { status: 409 }),
    });
    await user.click(await screen.findByLabelText('Email: News'));
    await user.click(screen.getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('Another tab or device saved first')).toBeTruthy();
    expect(screen.queryByText(/^Somebody changed this/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email: News').checked).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('Notification settings saved.')).toBeTruthy();
    const sent = app.sent.filter(({ call }) => call === 'PUT /api/notifications/settings');
    expect(sent.map(({ body }) => (body as { version: number }).version).slice(1)).toEqual([3]);
  });
});
