import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, openApp, signInAs } from '../../support/app.tsx';
import { aPlayer, connectionAnswers } from '../../support/people/people.ts';

const user = userEvent.setup({ delay: null });

beforeEach(() => signInAs());

const bo = { userId: '22222222-2222-4222-8222-222222222222', displayName: 'Bo', city: 'Austin, TX' };
const since = '2031-01-01T00:00:00.000Z';
const near = { ...bo, games: ['tennis'], levels: { tennis: 'advanced' }, within: 5, state: 'none' };
const open = (path: string, answers: Answers = {}) =>
  openApp(path, { 'GET /api/accounts/me': aPlayer(), ...connectionAnswers, ...answers });
const sent = (app: Awaited<ReturnType<typeof open>>, call: string) => app.sent.find((one) => one.call === call)?.body;

describe('the connect page', () => {
  it('shows who asks, with what they write, and answers on the spot', async () => {
    const answer = `PUT /api/people/me/connections/${bo.userId}/answer`;
    const app = await open('/connect', {
      'GET /api/people/me/connections': { connections: [], received: [{ ...bo, since, message: 'Tennis?' }], sent: [] },
      [answer]: { state: 'connected' },
    });
    expect(await screen.findByText(/“Tennis\?”/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Accept: Bo' }));
    expect(await screen.findByText('You and Bo are connected')).toBeTruthy();
    expect(sent(app, answer)).toEqual({ accept: true });
  });

  it('asks before a connection ends', async () => {
    const app = await open('/connect', {
      'GET /api/people/me/connections': { connections: [{ ...bo, since }], received: [], sent: [] },
      [`DELETE /api/people/me/connections/${bo.userId}`]: {},
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Bo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Bo?' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('You and Bo are no longer connected')).toBeTruthy();
    expect(app.sent.some(({ call }) => call.startsWith('DELETE /api/people/me/connections/'))).toBe(true);
  });

  it('says to people under 18 that it is not for them', async () => {
    const refused = () => Response.json({ code: 'connection.adultsOnly' }, { status: 409 });
    await open('/connect', { 'GET /api/people/me/nearby-players': refused });
    expect(await screen.findByText(/for players 18 and over/)).toBeTruthy();
  });
});

describe('players nearby', () => {
  it('are shown with how far about and how well they play, and asked with a few words', async () => {
    const app = await open('/localconnect', {
      'GET /api/people/me/nearby-players': { players: [near], isShown: false, nextCursor: 'next' },
      'POST /api/people/me/connections': { state: 'asked' },
    });
    await user.click(await screen.findByRole('button', { name: 'Connect with Bo' }));
    expect(screen.getByText(/^Austin, TX, within 5 miles/)).toBeTruthy();
    expect(screen.getByText(/Tennis \(advanced\)/)).toBeTruthy();
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect with Bo' }));
    await user.type(dialog.getByLabelText('Message (optional)'), 'Sunday?');
    expect(dialog.getByText('7 / 280')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Request sent to Bo')).toBeTruthy();
    expect(sent(app, 'POST /api/people/me/connections')).toEqual({ userId: bo.userId, message: 'Sunday?' });
    expect(screen.getByRole('link', { name: 'Let them find you' }).getAttribute('href')).toBe('/settings?tab=privacy');
    expect(screen.getByRole('link', { name: 'More players' }).getAttribute('href')).toContain('cursor=next');
  });
});
